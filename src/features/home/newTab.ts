/** A link to another site. */
export const newTab = { target: '_blank', rel: 'noopener noreferrer', title: 'Opens in a new tab' } as const
