import type { Page } from '@playwright/test'

/**
 * Does to a page what the translation of Chrome does: every text, now and whenever one appears or changes, is
 * taken out and a pair of `font` elements with other words is put in its place. Here the words stay readable for
 * a test: they only begin with a space of no width, which locators pass over.
 */
const translateTexts = () => {
  const UNTRANSLATED = new Set(['SCRIPT', 'STYLE', 'TEXTAREA', 'TITLE'])

  const fontWith = (content: Node) => {
    const font = document.createElement('font')
    font.append(content)
    return font
  }
  const isWanted = (text: Text) =>
    text.data.trim() !== '' &&
    text.parentElement !== null &&
    text.parentElement.tagName !== 'FONT' &&
    !UNTRANSLATED.has(text.parentElement.tagName)

  const translate = (root: Node) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node: Node | null = root.nodeType === Node.TEXT_NODE ? root : walker.nextNode(); node;) {
      if (node instanceof Text && isWanted(node)) texts.push(node)
      node = walker.nextNode()
    }
    for (const text of texts) {
      text.replaceWith(fontWith(fontWith(document.createTextNode(`\u200B${text.data}`))))
    }
  }
  translate(document.body)
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translate(target)
      else addedNodes.forEach(translate)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** Translates a page that its script has taken over: what stands in it before that must be as the server sent it. */
export const translatePage = async (page: Page) => {
  await page.waitForFunction(() => performance.getEntriesByName('usable', 'mark').length > 0)
  await page.evaluate(translateTexts)
}
