import { screen } from '@testing-library/react'

/** A header or footer inside one of these is none of the page. */
const SECTIONING = 'main, article, aside, nav, section'

const ofThePage = (role: string) =>
  screen.getAllByRole(role).filter((element) => !element.parentElement?.closest(SECTIONING))

/** How many of each landmark the screen has, and of its first headings. */
export const countLandmarks = () => ({
  banner: ofThePage('banner').length,
  main: ofThePage('main').length,
  contentinfo: ofThePage('contentinfo').length,
  h1: screen.getAllByRole('heading', { level: 1 }).length,
})

export const ONE_OF_EACH = { banner: 1, main: 1, contentinfo: 1, h1: 1 }
