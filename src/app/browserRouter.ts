import { createBrowserRouter } from 'react-router'
import { languageAt, languagePath } from '@/domain/languages'
import { routes } from './router'

/** The router of the browser: it loads the script of the first screen as soon as it is made. */
export const browserRouter = createBrowserRouter(routes, {
  basename: languagePath(languageAt(window.location.pathname), '/'),
})
