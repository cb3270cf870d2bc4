import type { ComponentFacts } from '@milepost/presets/component-page'
import { pageBasics } from '../../stories/page-basics.ts'

export const teamMemberListPage: ComponentFacts = {
  ...pageBasics,
  name: 'TeamMemberList',
  title: 'Fundraising/Team members',
  summary: 'Who is in a team, what each has raised, and how far each has come.',
  useFor: ['The page of a team.'],
  notFor: ['Teams or people of a whole campaign: take `Leaderboard`.'],
  anatomy: [
    'Initials or picture',
    'Name',
    'Badge of the captain',
    'Amount and distance',
    'What is said when there is nobody',
  ],
  keyboard: [
    ['Tab', 'Moves from member to member'],
    ['Enter', 'Opens the page of the member'],
  ],
  accessibility: [
    'It is a list. The link of a member is the name alone.',
    'Who leads the team is said in words.',
  ],
  messages: [['The badge of who leads the team', 'Captain']],
  related: ['Leaderboard', 'Badge'],
}
