import type { PluginAPI, PluginObject } from '@babel/core'
import type { Messages } from '@lingui/core'

/** The comment by which Lingui's macro marks a message. */
const MARK = '* i18n '

/** `keepsIds`: a catalogue that is loaded later has messages in another language. */
type InlineOptions = { messages: Messages; keepsIds?: boolean }

/**
 * A Babel plugin that puts the messages of one language into the code, in the place of their ids. So each script of a
 * build has the messages that it shows, in its language alone, and a browser loads no catalogue.
 */
export const inlineMessages = (
  { types: t }: PluginAPI,
  { messages, keepsIds = false }: InlineOptions,
): PluginObject => ({
  visitor: {
    ObjectExpression: (path) => {
      const { node, parentPath } = path
      if (!node.leadingComments?.some(({ value }) => value === MARK)) return
      const propertyOf = (name: string) =>
        node.properties.find((one) => t.isObjectProperty(one) && t.isIdentifier(one.key, { name }))
      const valueOf = (name: string) => {
        const property = propertyOf(name)
        return t.isObjectProperty(property) ? property.value : undefined
      }
      const id = valueOf('id')
      // The mark stays at what was put in its place.
      if (!id || t.isArrayExpression(valueOf('message'))) return
      const message = t.isStringLiteral(id) ? messages[id.value] : undefined
      if (message === undefined)
        throw path.buildCodeFrameError('No catalogue has this message: `npm run messages` adds it.')
      const isTranslated =
        parentPath.isCallExpression() &&
        (t.isIdentifier(parentPath.node.callee, { name: '_t' }) ||
          (t.isMemberExpression(parentPath.node.callee) &&
            t.isIdentifier(parentPath.node.callee.property, { name: '_' })))
      // A text without values is the text.
      if (!keepsIds && isTranslated && message.length === 1 && typeof message[0] === 'string') {
        parentPath.replaceWith(t.stringLiteral(message[0]))
        return
      }
      const kept = [...(keepsIds ? ['id'] : []), 'values', 'components']
      path.replaceWith(
        t.objectExpression([
          t.objectProperty(t.identifier('message'), t.valueToNode(message)),
          ...kept.flatMap((name) => propertyOf(name) ?? []),
        ]),
      )
    },
  },
})
