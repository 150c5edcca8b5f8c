import selectors from 'jsdom/lib/jsdom/living/helpers/selectors.js'

/** What the last part of a selector asks of an element, or undefined where that is more than a tag or a class. */
type Need = { tag?: string; className?: string }

const LAST_COMPOUND = /[^\s>+~]+$/
const TAG_OR_CLASS = /^([a-z][\w-]*)?(?:\.([\w-]+))?/i

const needOf = (selector: string): Need | undefined => {
  const compound = LAST_COMPOUND.exec(selector.trim())?.[0] ?? ''
  const [, tag, className] = TAG_OR_CLASS.exec(compound) ?? []
  return tag || className ? { tag: tag?.toLowerCase(), className } : undefined
}

/** Undefined where a look at tag and classes cannot tell that the selector does not match. */
const needsOf = (selectorText: string | undefined) => {
  // Rules such as @keyframes have none.
  if (selectorText === undefined || /[([\\]/.test(selectorText)) return undefined
  const needs = selectorText.split(',').map(needOf)
  return needs.every((need) => need !== undefined) ? needs : undefined
}

const kept = new Map<string | undefined, Need[] | undefined>()

const needsOnce = (selectorText: string | undefined) => {
  if (!kept.has(selectorText)) kept.set(selectorText, needsOf(selectorText))
  return kept.get(selectorText)
}

const { matchesDontThrow } = selectors

/**
 * jsdom tries every rule on each element whose style is asked for, and a query by role asks for nearly all: that was
 * the most of what screens' tests took. Browsers look at tag and class first, too. jsdom takes this in when it is loaded
 * after this module.
 */
const matchesQuickly: typeof matchesDontThrow = (element, selectorText) => {
  const needs = needsOnce(selectorText)
  const canMatch =
    !needs ||
    needs.some(
      ({ tag, className }) =>
        (!tag || element.localName === tag) && (!className || element.classList.contains(className)),
    )
  return canMatch && matchesDontThrow(element, selectorText)
}

selectors.matchesDontThrow = matchesQuickly
