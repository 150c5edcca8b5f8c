import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, useDeferredValue, useState } from 'react'
import { useNavigate, useParams, Navigate } from 'react-router'
import { AdvertisementStrip } from '@/components/AdvertisementStrip'
import { GrievanceContact } from '@/components/GrievanceContact'
import { SiteProvider } from '@/components/SiteSettings'
import {
  contentKinds,
  contentLists,
  type ContentKindName,
  isContentKind,
  labelIn,
} from '@/domain/content/contentKinds'
import { rowTitle } from '@/domain/content/contentTexts'
import { problemSentence } from '@/domain/content/problems'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/languages'
import type { ContentValues } from '@/domain/office/content'
import { defaultSettings } from '@/domain/site/settings'
import { answerDoubt, isAnswerKey } from '@/domain/submissions/answerRules'
import { languageNames } from '@/domain/submissions/answers'
import { capitalized } from '@/domain/text/display'
import { plainText } from '@/domain/text/markup'
import { contentApi } from '../../api/contentApi'
import { ListEditor } from '../../components/content/ListEditor'
import { useDeleting } from '../../components/content/rows'
import { Loaded, useFirstAnswer } from '../../components/Loaded'
import { InLanguage, PreviewSection } from '../../components/preview'
import { Muted } from '../../components/texts'
import { Toggles } from '../../components/Toggles'
import { listPath, kindPath } from '../../paths'
import { useMay, useSession } from '../../store/store'
import { ContentFrame, UnknownKind, SeeOnSite } from './ContentScreen'
import { BackToDraft } from './edit/AnswerInput'
import { AnswerPreview } from './edit/AnswerPreview'
import { RowEditor, type RowEditorProps } from './edit/RowEditor'
import { RowsScreen } from './RowsScreen'

/** The lists that visitors and staff choose from. */
export const ListsScreen = () => {
  const { list = contentLists[0] } = useParams()
  const id = useId()
  const navigate = useNavigate()
  const mayChange = useMay('recruiter')
  const shown = contentLists.find((name) => name === list)
  if (!shown) return <UnknownKind />
  return (
    <ContentFrame title="Lists">
      <Tabs
        value={shown}
        onChange={(_event, next: typeof shown) => void navigate(listPath(next), { replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Lists"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider', maxWidth: 720, flexShrink: 0 }}
      >
        {contentLists.map((name) => (
          <Tab
            key={name}
            value={name}
            label={contentKinds[name].label}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        sx={{ maxWidth: 720, pb: 2 }}
      >
        <ListEditor key={shown} kind={shown} isReadOnly={!mayChange} />
      </Box>
    </ContentFrame>
  )
}

type PreviewProps = { values: ContentValues }

const noHeader = {
  ads_content: '',
  ads_content_hi: '',
  img1: '',
  img1_link: '',
  img2: '',
  img2_link: '',
  video_file_name: '',
}

/** The whole strip, scaled down so that its columns fit side by side as on the site. */
const HeaderPreview = ({ values }: PreviewProps) => {
  const { files } = useSession()
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  const header = { ...noHeader, ...useDeferredValue(values) }
  const { ads_content, ads_content_hi: hindi, img1, img2, video_file_name: video } = header
  const notice = (language === DEFAULT_LANGUAGE ? '' : hindi) || ads_content
  return (
    <PreviewSection
      title="On the home page"
      action={
        <Toggles
          label="Language of the preview"
          value={language}
          options={languageNames}
          onChange={setLanguage}
        />
      }
      isBare
    >
      {plainText(notice) || img1 || img2 || video ? (
        <Box sx={{ zoom: { lg: 0.65, xl: 0.9 } }}>
          <SiteProvider site={{ ...defaultSettings, ...files, origin: '' }}>
            <InLanguage language={language}>
              <AdvertisementStrip header={header} />
            </InLanguage>
          </SiteProvider>
        </Box>
      ) : (
        <Muted sx={{ p: 2 }}>Visitors see nothing: there is no notice, picture or video.</Muted>
      )}
    </PreviewSection>
  )
}

const GrievancePreview = ({ values }: PreviewProps) => {
  const { name = '', address = '', email = '', contact_no = '' } = useDeferredValue(values)
  return (
    <PreviewSection title="On Privacy">
      <GrievanceContact officer={{ name, address, email, contact_no }} />
    </PreviewSection>
  )
}

/** A hint for text that is valid but the same for everyone. */
const answerWarning = ({ answer = '', text = '' }: ContentValues) => {
  const doubt = isAnswerKey(answer) && answerDoubt(answer, text)
  return doubt ? problemSentence({ field: 'text', ...doubt }, labelIn(contentKinds.answers)) : undefined
}

/** Additions to the form of a kind. */
const extras: Partial<Record<ContentKindName, Pick<RowEditorProps, 'preview' | 'below' | 'warningOf'>>> = {
  header: { preview: HeaderPreview },
  'grievance-officers': { preview: GrievancePreview },
  answers: { preview: AnswerPreview, below: <BackToDraft />, warningOf: answerWarning },
}

type OfKind = { kind: ContentKindName }

/** A kind with a single row. */
const SingleScreen = ({ kind }: OfKind) => {
  const { label } = contentKinds[kind]
  const query = useFirstAnswer(contentApi.useGetContentQuery(kind, { refetchOnMountOrArgChange: true }))
  return (
    <ContentFrame title={label} actions={<SeeOnSite kind={kind} />}>
      <Loaded query={query} label={`Loading ${label.toLowerCase()}`}>
        {([row]) => <RowEditor kind={kind} opened={row} {...extras[kind]} isPreviewAbove />}
      </Loaded>
    </ContentFrame>
  )
}

export const KindScreen = () => {
  const { kind = '' } = useParams()
  if (!isContentKind(kind)) return <UnknownKind />
  if (contentLists.some((list) => list === kind)) return <Navigate to={listPath(kind)} replace />
  const KindRows = contentKinds[kind].single ? SingleScreen : RowsScreen
  return <KindRows key={kind} kind={kind} />
}

const OpenedRow = ({ kind, id }: OfKind & { id: string }) => {
  const { label, one, isFixed } = contentKinds[kind]
  const leaveTo = kindPath(kind)
  const remove = useDeleting(kind)
  const query = useFirstAnswer(
    contentApi.useGetContentRowQuery({ kind, id }, { refetchOnMountOrArgChange: true }),
  )
  const title = query.data ? rowTitle(kind, query.data.values) : capitalized(one)
  return (
    <ContentFrame title={title} back={{ label, to: leaveTo }}>
      <Loaded query={query} label={`Loading the ${one}`}>
        {(row) => (
          <RowEditor
            kind={kind}
            opened={row}
            leaveTo={leaveTo}
            onDelete={isFixed ? undefined : () => remove(id, title)}
            {...extras[kind]}
          />
        )}
      </Loaded>
    </ContentFrame>
  )
}

export const RowScreen = () => {
  const { kind = '', id = '' } = useParams()
  return isContentKind(kind) ? <OpenedRow key={`${kind} ${id}`} kind={kind} id={id} /> : <UnknownKind />
}

export const NewRowScreen = () => {
  const { kind = '' } = useParams()
  if (!isContentKind(kind) || contentKinds[kind].isFixed) return <UnknownKind />
  const { label, one } = contentKinds[kind]
  return (
    <ContentFrame title={`New ${one}`} back={{ label, to: kindPath(kind) }}>
      <RowEditor key={kind} kind={kind} leaveTo={kindPath(kind)} {...extras[kind]} />
    </ContentFrame>
  )
}
