import type {
  ContentFile,
  DeletedContent,
  OfficeContentAnswer,
  OfficeContentList,
} from '@/domain/office/content'
import type { Problem } from '@/domain/content/problems'
import { temporaryFolder } from '@test/support/site'
import { startOffice, type OfficeServer } from '../officeServer'

type Refused = { status: '0'; message: string; problems?: Problem[] }

/** The actions of a recruiter on the content. */
export const editorOf = (office: OfficeServer) => {
  const client = office.as('recruiter')
  const done = <Body>({ code, body }: { code: number; body: Body }) => {
    if (code >= 300) throw new Error(`${code} ${JSON.stringify(body)}`)
    return body
  }
  const list = async (kind: string) => done(await client.get<OfficeContentList>(`/content/${kind}`))
  const open = async (kind: string, id: string) =>
    done(await client.get<OfficeContentAnswer>(`/content/${kind}/${id}`)).row
  return {
    ...client,
    list,
    open,
    ids: async (kind: string) => (await list(kind)).rows.map(({ id }) => id),
    add: async (kind: string, values: Record<string, string>, query = '') =>
      done(await client.post<OfficeContentAnswer>(`/content/${kind}${query}`, { values })).row,
    tryAdding: (kind: string, body: unknown, query = '') =>
      client.post<OfficeContentAnswer & Refused>(`/content/${kind}${query}`, body),
    save: async (kind: string, id: string, values: unknown) => {
      const { version } = await open(kind, id)
      return client.put<OfficeContentAnswer & Refused>(`/content/${kind}/${id}`, { version, values })
    },
    remove: (kind: string, id: string) => client.delete<DeletedContent & Refused>(`/content/${kind}/${id}`),
    move: (kind: string, ids: unknown) => client.put<Refused | undefined>(`/content/${kind}/order`, { ids }),
    store: (kind: string, field: string, bytes: Buffer, name: string) => {
      const form = new FormData()
      form.set('file', new File([new Uint8Array(bytes)], name))
      return client.post<ContentFile & Refused>(`/content/${kind}/files?field=${field}`, form)
    },
  }
}

/** The office of a site whose pictures lie in a folder of its own. */
export const startContent = async (overrides: Parameters<typeof startOffice>[0] = {}) => {
  const dataDir = temporaryFolder()
  const settings = { DATA_DIR: dataDir, ...overrides.settings }
  const office = await startOffice({ ...overrides, settings })
  return { office, dataDir, editor: editorOf(office) }
}

export type Editor = ReturnType<typeof editorOf>
