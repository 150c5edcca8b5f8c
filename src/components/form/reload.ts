/** Loads the page anew. It stands alone because no test can watch `location.reload` itself. */
export const reloadPage = () => window.location.reload()
