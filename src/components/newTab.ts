/** The attributes of a link that opens in a new tab. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer', title: 'Opens in a new tab' } as const
