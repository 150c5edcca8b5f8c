/** What a link is given that opens beside the page. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer', title: 'Opens in a new tab' } as const
