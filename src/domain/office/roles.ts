/** From the least rights to the most: each role has all rights of those before it. */
export const roles = ['reader', 'recruiter', 'owner'] as const

export type Role = (typeof roles)[number]

/** Whether a role may do what takes at least another. */
export const isAtLeast = (role: Role, least: Role) => roles.indexOf(role) >= roles.indexOf(least)
