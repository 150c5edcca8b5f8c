import Link from '@mui/material/Link'
import { placeParts } from '@/domain/submissions/invitation'

/** A click on a link in a row does not open the row. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

/** The place of an interview, in which an address of the web is a link. */
export const PlaceText = ({ place, tabIndex }: { place: string; tabIndex?: number }) =>
  placeParts(place).map(({ at, text, isLink }) =>
    isLink ? (
      <Link
        key={at}
        component="a"
        href={text}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={tabIndex}
        color="inherit"
        onClick={stop}
      >
        {text}
      </Link>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
