export const NO_SCRIPT = '@media (scripting: none)'

/** For controls that only work with script. */
export const hiddenWithoutScript = { [NO_SCRIPT]: { display: 'none' } } as const
