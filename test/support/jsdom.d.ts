/** The part of jsdom that tries a rule on an element; it is not typed, as it is not meant for others. */
declare module 'jsdom/lib/jsdom/living/helpers/selectors.js' {
  const selectors: {
    matchesDontThrow: (
      element: { localName: string; classList: DOMTokenList },
      selectorText: string | undefined,
    ) => boolean
  }
  export default selectors
}
