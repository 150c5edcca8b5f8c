/** A server or the like that the tests of a suite share: started before the first of them, and closed after the last. */
export const forSuite = <Started extends { close: () => Promise<unknown> }>(
  start: () => Promise<Started>,
): Started => {
  let started: Started
  beforeAll(async () => {
    started = await start()
  })
  afterAll(() => started.close())
  return new Proxy<Partial<Started>>({}, { get: (_none, key) => Reflect.get(started, key) }) as Started
}
