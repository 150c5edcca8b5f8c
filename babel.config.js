/**
 * One Babel setup for the site, the server and the tests: webpack names its target in `caller`,
 * jest runs on the Node that runs it.
 */
export default (api) => {
  const forBrowser = api.caller((caller) => caller?.target === 'web')
  const inDevelopment = api.env('development')
  return {
    presets: [
      [
        '@babel/preset-env',
        // The browsers stand in package.json.
        forBrowser ? { modules: false } : { targets: { node: 'current' } },
      ],
      '@babel/preset-typescript',
    ],
    // In a .ts file `<Entity>(` opens a generic function, not an element.
    overrides: [
      {
        test: /\.tsx$/,
        presets: [['@babel/preset-react', { runtime: 'automatic', development: inDevelopment }]],
      },
    ],
    plugins: [
      '@lingui/babel-plugin-lingui-macro',
      ...(forBrowser && inDevelopment ? ['react-refresh/babel'] : []),
    ],
  }
}
