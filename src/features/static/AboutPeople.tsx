import Avatar from '@mui/material/Avatar'
import Card from '@mui/material/Card'
import CardHeader from '@mui/material/CardHeader'
import { CardGrid } from '@/components/CardGrid'
import { company } from '@/domain/company'
import { AboutSection } from './AboutSection'

const people = [
  { name: company.founder, role: 'Founder' },
  { name: company.coFounder, role: 'Co-founder' },
]

const initialsOf = (name: string) => name.replace(/(\S)\S*\s*/gu, '$1')

const avatarSx = { width: 52, height: 52, bgcolor: 'primary.light', color: 'primary.main', fontWeight: 600 }

export const AboutPeople = () => (
  <AboutSection title="Who leads us">
    <CardGrid cardWidthPx={320}>
      {people.map(({ name, role }) => (
        <li key={role}>
          <Card>
            <CardHeader
              avatar={
                <Avatar aria-hidden sx={avatarSx}>
                  {initialsOf(name)}
                </Avatar>
              }
              title={name}
              subheader={role}
              slotProps={{ title: { variant: 'h3', component: 'h3' } }}
            />
          </Card>
        </li>
      ))}
    </CardGrid>
  </AboutSection>
)
