/** What MUI falls back on where nothing gives it a theme. Made while it is loaded, twice, it is work of milliseconds. */
export const createTheme = () => ({})
export default {}
