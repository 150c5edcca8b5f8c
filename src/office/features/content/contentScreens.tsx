import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useDeferredValue, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { AdvertisementStrip } from '@/components/AdvertisementStrip'
import { GrievanceContact } from '@/components/GrievanceContact'
import { SiteProvider } from '@/components/SiteSettings'
import type { ContentValues } from '@/domain/office/content'
import {
  type ContentKindName,
  contentKinds,
  contentLists,
  isContentKind,
  labelIn,
} from '@/domain/content/contentKinds'
import { capitalized } from '@/domain/text/display'
import { DEFAULT_LANGUAGE, type Language } from '@/domain/languages'
import { answerDoubt, isAnswerKey } from '@/domain/submissions/answerRules'
import { rowTitle } from '@/domain/content/contentTexts'
import { problemSentence } from '@/domain/content/problems'
import { plainText } from '@/domain/text/plainText'
import { defaultSettings } from '@/domain/site/settings'
import { contentApi } from '../../api/contentApi'
import { useDeleting } from '../../components/content/rows'
import { Loaded, useFirstAnswer } from '../../components/Loaded'
import { InLanguage } from '../../components/preview/InLanguage'
import { LanguageSwitch } from '../../components/preview/LanguageSwitch'
import { PreviewSection } from '../../components/preview/PreviewSection'
import { kindPath, listPath } from '../../paths'
import { useSession } from '../../store/useAccount'
import { ContentFrame, SeeOnSite, UnknownKind } from './ContentScreen'
import { AnswerPreview } from './edit/AnswerPreview'
import { BackToDraft } from './edit/BackToDraft'
import { RowEditor, type RowEditorProps } from './edit/RowEditor'
import { RowsScreen } from './RowsScreen'

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

/** All columns of the strip, made smaller until they stand beside each other as they do on the site. */
const HeaderPreview = ({ values }: PreviewProps) => {
  const { files } = useSession()
  const [language, setLanguage] = useState<Language>(DEFAULT_LANGUAGE)
  const header = { ...noHeader, ...useDeferredValue(values) }
  const { ads_content, ads_content_hi: hindi, img1, img2, video_file_name: video } = header
  const notice = (language === DEFAULT_LANGUAGE ? '' : hindi) || ads_content
  return (
    <PreviewSection
      title="On the home page"
      action={<LanguageSwitch language={language} onChange={setLanguage} />}
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
        <Typography color="textSecondary" sx={{ p: 2 }}>
          Visitors see nothing: there is no notice, picture or video.
        </Typography>
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

/** The hint for a text that is accepted but reads the same for everybody. */
const answerWarning = ({ answer = '', text = '' }: ContentValues) => {
  const doubt = isAnswerKey(answer) && answerDoubt(answer, text)
  return doubt ? problemSentence({ field: 'text', ...doubt }, labelIn(contentKinds.answers)) : undefined
}

/** The additions beside and below the fields of a kind. */
const extras: Partial<Record<ContentKindName, Pick<RowEditorProps, 'preview' | 'below' | 'warningOf'>>> = {
  header: { preview: HeaderPreview },
  'grievance-officers': { preview: GrievancePreview },
  answers: { preview: AnswerPreview, below: <BackToDraft />, warningOf: answerWarning },
}

type OfKind = { kind: ContentKindName }

/** A kind that has one row alone: its form. */
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

/** One kind of content: its rows, the one that it has, or a list. */
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
