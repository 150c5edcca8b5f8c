/** As browsers and Lighthouse count. */
const KB = 1024

/** What a first visit may weigh, in bytes as they travel. */
export const limits = {
  scripts: 150 * KB,
  fonts: 60 * KB,
  listHtml: 40 * KB,
  /** An inline script in the head holds back the page while it runs. */
  inlineHeadScript: 2 * KB,
} as const

export const asKb = (bytes: number) => (bytes / KB).toFixed(1)
