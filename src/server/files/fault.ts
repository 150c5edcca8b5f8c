/** Why the bytes of an uploaded file are refused. */
export type FileFault =
  /** The content is not of the type that the name says. */
  | 'wrongType'
  /** A document of another format. Word opens it and can save it. */
  | 'otherFormat'
  /** Truncated or damaged. */
  | 'incomplete'
  /** It begins like a document and is none. */
  | 'unreadable'
  /** Nobody can look into it without the password. */
  | 'locked'
  | 'macros'
  /** Embeds an executable file, or a file that does not belong in a document. */
  | 'program'
  /** A field starts another program. */
  | 'command'
  /** Far larger in memory than on disk. */
  | 'bomb'
  /** Loads templates or objects from elsewhere when it is opened. */
  | 'remote'
