const NODE_MAJOR_MIN = 24

/** Ends the process with a sentence on a Node that lacks modules we use; called before they are loaded. */
export const requireRecentNode = () => {
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR_MIN) return
  process.stderr.write(
    `The portal needs Node ${NODE_MAJOR_MIN} or newer; this is Node ${process.versions.node}.\n`,
  )
  process.exit(1)
}
