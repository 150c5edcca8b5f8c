import { transformerOf } from './sourceTransform.js'

/** A script of packages that speak ES modules alone may ask where it is; CommonJS, which the tests run as, has no word for it. */
const withoutImportMeta = ({ types }) => ({
  visitor: {
    MetaProperty: (path) => {
      if (path.node.meta.name === 'import') path.replaceWith(types.objectExpression([]))
    },
  },
})

export default transformerOf({ plugins: [withoutImportMeta] })
