/** Files that webpack copies beside the code; the import is their address. */
declare module '*.woff2' {
  const url: string
  export default url
}
