/** The yardstick of answering: Node's own server, which sends the bytes of one page and knows nothing else. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const answer = await fetch(process.env.PAGE ?? '', { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.from(await answer.arrayBuffer())

const server = createServer((_request, response) => {
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    .end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
