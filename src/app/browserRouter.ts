import { createBrowserRouter } from 'react-router'
import { routes } from './router'

/** The router of the browser: it loads the script of the first screen as soon as it is made. */
export const browserRouter = createBrowserRouter(routes)
