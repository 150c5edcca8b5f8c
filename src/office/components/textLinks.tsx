import Link from '@mui/material/Link'
import { placeParts } from '@/domain/submissions/interview'
import { phoneParts, telephoneLink } from '@/domain/text/contactLinks'

/** The props of a link to another site. */
export const outside = { component: 'a', target: '_blank', rel: 'noopener noreferrer' } as const

/** A click on a link must not open the row of a table. */
const inRow = {
  component: 'a',
  onClick: (event: { stopPropagation: () => void }) => event.stopPropagation(),
} as const

type LinkedTextProps = { tabIndex?: number; color?: 'inherit' }

/** Phone numbers as sent; those that can be dialled are links. */
export const PhoneNumbers = ({ mobile, ...link }: LinkedTextProps & { mobile: string }) =>
  phoneParts(mobile).map(({ at, text, dialled }) =>
    dialled ? (
      <Link key={at} {...inRow} {...link} href={telephoneLink({ dialled })}>
        {text}
      </Link>
    ) : (
      <span key={at}>{text}</span>
    ),
  )

/** An interview place; web addresses in it are links. */
export const PlaceText = ({ place, ...link }: LinkedTextProps & { place: string }) =>
  placeParts(place).map(({ at, text, isLink }) =>
    isLink ? (
      <Link key={at} {...outside} {...inRow} {...link} href={text} color="inherit">
        {text}
      </Link>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
