const BY_DEFAULT = 'var defaultStylisPlugins = [prefixer];'

/** Takes what `createStyles` has no use for out of Emotion's cache: nothing that it exports names it, so it cannot go alone. */
export default (source) => {
  if (!source.includes(BY_DEFAULT)) throw new Error('Emotion names its prefixer in another way now.')
  return source.replace(BY_DEFAULT, 'var defaultStylisPlugins = [];')
}
