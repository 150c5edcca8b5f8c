import { readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { pause, within } from './limit'

const MEGABYTE = 1024 * 1024

export type Memory = { rssMegabytes: number; heapMegabytes: number }

/** A port that nobody listens on at this moment. */
export const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

const residentMegabytes = (pid: number) => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}

type Answer = { id?: number; result?: { usedSize?: number }; error?: { message: string } }

const openInspector = async (port: number) => {
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string
  }[]
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? '')
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () =>
      reject(new Error('The inspector of the server cannot be reached.')),
    )
  })
  return socket
}

const call = (socket: WebSocket, method: string) =>
  new Promise<Answer>((resolve) => {
    const listen = ({ data }: MessageEvent) => {
      const answer = JSON.parse(String(data)) as Answer
      if (answer.id !== 1) return
      socket.removeEventListener('message', listen)
      resolve(answer)
    }
    socket.addEventListener('message', listen)
    socket.send(JSON.stringify({ id: 1, method }))
  })

/** What a process of Node holds after its garbage was collected; it was started with `--inspect` on this port. */
export const readMemory = async (pid: number, port: number): Promise<Memory> => {
  const socket = await within(10, 'the inspector', openInspector(port))
  try {
    // What the first collection lets go of may be held by finalizers until the second.
    for (let time = 0; time < 2; time += 1) {
      await within(60, 'collecting garbage', call(socket, 'HeapProfiler.collectGarbage'))
      await pause(200)
    }
    const { result } = await within(10, 'reading the heap', call(socket, 'Runtime.getHeapUsage'))
    return {
      rssMegabytes: residentMegabytes(pid),
      heapMegabytes: (result?.usedSize ?? Number.NaN) / MEGABYTE,
    }
  } finally {
    socket.close()
  }
}
