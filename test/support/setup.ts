import '@testing-library/jest-dom'
import { watchConsole } from './console'

watchConsole()
