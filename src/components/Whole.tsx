/** A date, or a reference that stands alone. */
const HYPHENATED = /(\d\d-\d\d-\d{4}|^\w{4}-\w{4}$)/

/** A text whose dates, each named once, are not broken at their hyphens; so with a reference. */
export const Whole = ({ children }: { children: string }) => (
  <>
    {children.split(HYPHENATED).map((part) =>
      HYPHENATED.test(part) ? (
        <span key={part} style={{ whiteSpace: 'nowrap' }}>
          {part}
        </span>
      ) : (
        part
      ),
    )}
  </>
)
