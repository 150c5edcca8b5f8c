/** A router that nobody instruments. */
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = (handler) => handler
export const getRouteInstrumentationUpdates = () => ({})
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const instrumentationResultMetaContext = undefined
