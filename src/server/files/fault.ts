/** Why the bytes of an uploaded file are refused. */
export type FileFault =
  /** The content is not of the type that the name says. */
  | 'wrongType'
  /** Truncated or damaged. */
  | 'incomplete'
  | 'macros'
  /** Embeds an executable file. */
  | 'program'
  /** Far larger in memory than on disk. */
  | 'bomb'
  /** Loads templates or objects from the internet when it is opened. */
  | 'remote'
