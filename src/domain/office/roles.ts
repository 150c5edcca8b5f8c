/** What an account may do, from least to most: each role may do all that those before it may. */
export const roles = ['reader', 'recruiter', 'owner'] as const

export type Role = (typeof roles)[number]

/** Whether a role may do what takes at least another. */
export const isAtLeast = (role: Role, least: Role) => roles.indexOf(role) >= roles.indexOf(least)
