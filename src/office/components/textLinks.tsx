import Link from '@mui/material/Link'
import { phoneParts, telephoneLink } from '@/domain/text/contactLinks'
import { placeParts } from '@/domain/submissions/invitation'

type PhoneNumbersProps = { mobile: string; tabIndex?: number; color?: 'inherit' }

/** Phone numbers as sent; those that can be dialled are links. */
export const PhoneNumbers = ({ mobile, tabIndex, color }: PhoneNumbersProps) =>
  phoneParts(mobile).map(({ at, text, dialled }) =>
    dialled ? (
      <Link
        key={at}
        component="a"
        href={telephoneLink({ dialled })}
        tabIndex={tabIndex}
        color={color}
        // A click on the row would open it.
        onClick={(event) => event.stopPropagation()}
      >
        {text}
      </Link>
    ) : (
      <span key={at}>{text}</span>
    ),
  )

/** A click on a link must not open the row. */
const stop = (event: { stopPropagation: () => void }) => event.stopPropagation()

/** An interview place; web addresses in it are links. */
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
