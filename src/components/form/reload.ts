/** Reloads the page. A module of its own because `location.reload` cannot be mocked. */
export const reloadPage = () => window.location.reload()
