import Link from '@mui/material/Link'
import { phoneParts, telephoneLink } from '@/domain/text/contactLinks'

type PhoneNumbersProps = { mobile: string; tabIndex?: number; color?: 'inherit' }

/** A field of numbers as it was sent; those that can be called are links. */
export const PhoneNumbers = ({ mobile, tabIndex, color }: PhoneNumbersProps) =>
  phoneParts(mobile).map(({ at, text, dialled }) =>
    dialled ? (
      <Link
        key={at}
        component="a"
        href={telephoneLink({ dialled })}
        tabIndex={tabIndex}
        color={color}
        // A click on the row of a table opens the row.
        onClick={(event) => event.stopPropagation()}
      >
        {text}
      </Link>
    ) : (
      <span key={at}>{text}</span>
    ),
  )
