import type { SearchedJob } from './expected'

/** The jobs of one page of the list. */
const CARDS = 24

/** Runs in the page: filters and draws with the means of the browser alone. */
const searchBare = (jobs: readonly SearchedJob[], cards: number) => {
  const [input, status, list] = ['input', '[role=status]', '#list'].map((one) => document.querySelector(one))
  const show = (typed: string) => {
    const wanted = typed.trim().toLowerCase()
    const found = jobs.filter(({ texts }) => texts.some((text) => text.includes(wanted)))
    if (status) status.textContent = `${found.length} Jobs available`
    const drawn = found.slice(0, cards).map(
      ({ id, texts: [position, company, place, department, , description = ''] }) =>
        `<article><h2><a href="?s=${encodeURIComponent(id)}">${position}</a></h2><p>${company}</p>
        <ul><li>${place}</li><li>${department}</li></ul><p>${description.slice(0, 120)}</p></article>`,
    )
    if (list) list.innerHTML = drawn.join('')
  }
  input?.addEventListener('input', () => show((input as HTMLInputElement).value))
  show('')
}

/** A page without any library that searches the same jobs: what a key costs at the least on this machine. */
export const barePage = (
  jobs: readonly SearchedJob[],
) => `<!doctype html><meta name="viewport" content="width=device-width">
<style>article{border:1px solid #ccc;padding:16px;margin:16px 0}</style>
<main><input type="search"><p role="status"></p><div id="list"></div></main>
<script>(${searchBare.toString()})(${JSON.stringify(jobs).replaceAll('<', String.raw`\u003c`)}, ${CARDS})</script>`
