import { watchConsole } from './console'

watchConsole()

// Suites without a document need nothing of this, and most of them take less time than to load it.
if (typeof document !== 'undefined') jest.requireActual('./documentSetup')
