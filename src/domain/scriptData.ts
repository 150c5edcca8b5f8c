/** JSON that cannot end the element of a page in which it stands. */
export const asScriptData = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
