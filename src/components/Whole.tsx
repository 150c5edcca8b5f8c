/** A date, or a text that is only a reference. */
const HYPHENATED = /(\d\d-\d\d-\d{4}|^\w{4}-\w{4}$)/

/** Keeps dates and references from being broken at their hyphens. A text names each date once. */
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
