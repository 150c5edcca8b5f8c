import { readableLine } from '@/server/http/logs/readableLine'

const time = new Date(2026, 10, 26, 9, 5, 7).getTime()

test.each([
  [
    {
      level: 30,
      time,
      reqId: '1',
      req: { id: '1', method: 'GET', path: '/web/job/get' },
      res: { statusCode: 200 },
      ms: 3,
      msg: 'answered',
    },
    '09:05:07 GET /web/job/get 200 3 ms\n',
  ],
  [{ level: 30, time, msg: 'Server listening' }, '09:05:07 Server listening\n'],
  [
    { level: 40, time, task: 'mail', msg: 'a task is late' },
    '09:05:07 WARN a task is late {"task":"mail"}\n',
  ],
  [
    {
      level: 50,
      time,
      task: 'mail',
      err: { type: 'Error', message: 'no room', stack: '    at a\n    at b' },
      msg: 'failed',
    },
    '09:05:07 ERROR failed {"task":"mail"} Error: no room\n    at a\n    at b\n',
  ],
])('a line of the log reads on a terminal as it would be said: %j', (line, words) => {
  expect(readableLine(`${JSON.stringify(line)}\n`)).toBe(words)
})
