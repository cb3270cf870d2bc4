import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountPicker } from '../components/amount-picker/amount-picker.tsx'
import { Button } from '../components/button/button.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { DonationList } from '../components/donation-list/donation-list.tsx'
import { Textarea, TextField } from '../components/field/field.tsx'
import { FitnessTotal } from '../components/fitness-total/fitness-total.tsx'
import { Footer } from '../components/footer/footer.tsx'
import { GiftCards } from '../components/gift-cards/gift-cards.tsx'
import { Header } from '../components/header/header.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Leaderboard, LeaderboardItem } from '../components/leaderboard/leaderboard.tsx'
import { ErrorSummary } from '../components/message/error-summary.tsx'
import { Progress } from '../components/progress/progress.tsx'
import { Questions } from '../components/accordion/accordion.tsx'
import { Section } from '../components/section/section.tsx'
import { SkipLink } from '../components/skip-link/skip-link.tsx'
import { SponsorGrid } from '../components/sponsor-grid/sponsor-grid.tsx'
import { Steps } from '../components/steps/steps.tsx'
import { Story } from '../components/story/story.tsx'
import { SupporterHead } from '../components/supporter-head/supporter-head.tsx'
import { samplePeople, sampleBrandOf } from './samples.fixtures.ts'

const meta: Meta = {
  title: 'Pages/Examples',
  parameters: {
    layout: 'fullscreen',
    a11y: { config: { rules: [] } },
  },
}
export default meta
type PageStory = StoryObj

const gifts = samplePeople.slice(0, 8).map((name, index) => ({
  id: index,
  name,
  amount: `£${[25, 10, 250, 5, 1200, 60, 15, 40][index]}`,
  message: [
    'Go on, Dad. The flask is on the step.',
    'For the terns, and for Nan, who taught me every one of their names.',
    undefined,
    'Well done you two! See you at the finish.',
  ][index % 4],
  when: index === 0 ? '2 minutes ago' : `${index} hours ago`,
}))

function PageHeader({ brand, overlay = false }: { brand: unknown; overlay?: boolean }) {
  const sample = sampleBrandOf(brand)
  return (
    <>
      <SkipLink />
      <Header
        name={sample.name}
        logo={{ src: sample.picture('logo.svg'), width: 240, height: 64 }}
        logoOnDark={{ src: sample.picture('logo-light.svg'), width: 240, height: 64 }}
        navigation={sample.navigation}
        actions={sample.actions}
        overlay={overlay}
        sticky
      />
    </>
  )
}

function PageFooter({ brand }: { brand: unknown }) {
  const sample = sampleBrandOf(brand)
  return (
    <Footer
      name={sample.name}
      about={sample.text}
      legal={sample.legal}
      columns={[
        {
          title: 'Take part',
          links: sample.actions.map(({ label, href }) => ({ label, href })),
        },
        { title: 'Get in touch', links: [{ label: 'Contact', href: '#contact' }] },
      ]}
      poweredBy={{ label: 'Milepost', href: 'https://milepost.example' }}
    />
  )
}

export const Home: PageStory = {
  render: (_, { globals }) => {
    const { brand } = globals
    const sample = sampleBrandOf(brand)
    const climbs = brand === 'summit'
    return (
      <>
        <PageHeader brand={brand} overlay />
        <main id="main">
          <Hero
            title={sample.title}
            text={sample.text}
            image={{ src: sample.picture('hero.svg'), width: 1600, height: 900 }}
            actions={sample.actions}
            total={{
              percent: climbs ? 34 : 57,
              raised: sample.raised,
              target: sample.target,
              donations: '3,012 donations',
            }}
          />
          <Section
            title="Every step counts"
            text="See how much we’ve raised together, and what each milestone pays for."
          >
            <Progress
              percent={climbs ? 34 : 57}
              raised={sample.raised}
              target={sample.target}
              donations="3,012 donations"
              milestones={sample.milestones}
            />
          </Section>
          <Section title="What your donation does" text="Every amount helps." background="tint">
            <GiftCards
              items={sample.gifts.map((gift) => ({
                amount: sample.money(Number(gift.value)),
                label: gift.label,
                href: '#give',
                image: { src: sample.picture(gift.icon), width: 96, height: 96 },
              }))}
            />
          </Section>
          <Section title="How it works" text="Three steps, and no spreadsheets.">
            <Steps items={sample.steps} />
          </Section>
          <Section
            title="How far we’ve come together"
            text="Laid end to end, our walks are longer than anyone expected."
            background="dark"
          >
            <FitnessTotal
              kind={climbs ? 'elevation' : 'distance'}
              value={climbs ? '1,204,310 m' : '9,412 km'}
              label={climbs ? 'climbed so far' : 'walked so far'}
              percent={climbs ? 64 : 52}
              along={
                climbs
                  ? 'of 212 Everests, one for every call-out'
                  : 'of 17,819 km, once round Britain'
              }
            />
          </Section>
          <Section title="Out in front" text="They all started with their first kilometre.">
            <Leaderboard>
              {samplePeople.slice(0, 10).map((name, index) => (
                <LeaderboardItem
                  key={name}
                  rank={index + 1}
                  name={name}
                  subtitle={index % 3 === 1 ? undefined : 'The Two-Left-Feet Walking Club'}
                  amount={sample.money(Math.round(4800 / (index + 1)))}
                  href={`#page-${index}`}
                />
              ))}
            </Leaderboard>
          </Section>
          <Section
            title="Latest donations"
            text="And the messages that came with them."
            background="tint"
          >
            <DonationList items={gifts} />
          </Section>
          <Section title="Why we do it">
            <Story
              image={{
                src: sample.picture('hero.svg'),
                alt: 'The place we care for',
                width: 1600,
                height: 900,
              }}
              quote={sample.quote}
              quoteName={sample.quoteName}
              quoteRole={sample.quoteRole}
            >
              <p>
                Five years ago it was far too quiet here. Walkers paid for the rope, the hide and
                the flasks of tea.
              </p>
            </Story>
          </Section>
          <Section title="Good questions" background="tint">
            <Questions
              items={[
                { question: 'Do I have to finish in June?', answer: 'No. Any day counts.' },
                { question: 'Can we be a team?', answer: 'Yes, with up to 40 people.' },
                {
                  question: 'Where does the money go?',
                  answer: 'All of it goes to our work on the coast.',
                },
              ]}
            />
          </Section>
          <Section title="Made possible by">
            <SponsorGrid
              items={[1, 2, 3, 4, 5, 6].map((number) => ({
                name: `Sponsor ${number}`,
                href: `#sponsor-${number}`,
                logo: { src: sample.picture(`sponsor-${number}.svg`), width: 200, height: 80 },
              }))}
            />
          </Section>
          <CallToAction
            title="The tide won’t wait"
            text="Start a page tonight, walk tomorrow, and see your first donation before the kettle boils."
            actions={sample.actions}
          />
        </main>
        <PageFooter brand={brand} />
      </>
    )
  },
}

export const Supporter: PageStory = {
  render: (_, { globals }) => {
    const { brand } = globals
    const sample = sampleBrandOf(brand)
    return (
      <>
        <PageHeader brand={brand} />
        <main id="main">
          <Section background="tint">
            <SupporterHead
              title="Amara walks for the terns"
              name="Amara Okafor"
              subtitle="The Two-Left-Feet Walking Club"
              image={{
                src: sample.picture('hero.svg'),
                alt: 'A long view',
                width: 1600,
                height: 900,
              }}
              progress={{
                percent: 64,
                raised: sample.money(640),
                target: `of ${sample.money(1000)}`,
                donations: '31 donations',
              }}
              actions={[
                { label: 'Donate to Amara', href: '#give' },
                { label: 'Share', href: '#share' },
              ]}
            />
          </Section>
          <Section title="Latest donations">
            <DonationList items={gifts} />
          </Section>
        </main>
        <PageFooter brand={brand} />
      </>
    )
  },
}

export const Donate: PageStory = {
  render: (_, { globals }) => {
    const { brand } = globals
    const sample = sampleBrandOf(brand)
    return (
      <>
        <PageHeader brand={brand} />
        <main id="main">
          <Section size="narrow">
            <h1>Donate to {sample.name}</h1>
            <form style={{ display: 'grid', gap: '2rem', marginBlockStart: '2rem' }}>
              <ErrorSummary
                errors={[{ message: `Enter ${sample.money(1)} or more`, href: '#other' }]}
              />
              <AmountPicker
                legend="How much would you like to give?"
                currencySymbol={brand === 'summit' ? 'A$' : '£'}
                options={sample.gifts.map((gift) => ({
                  value: gift.value,
                  amount: sample.money(Number(gift.value)),
                  label: gift.label,
                }))}
                defaultOther="0"
                otherId="other"
                error={`Enter ${sample.money(1)} or more`}
              />
              <TextField label="Your name" name="name" hint="Shown next to your donation." />
              <Textarea label="Message" optional="(optional)" name="message" />
              <Button type="submit" size="large">
                Continue to payment
              </Button>
            </form>
          </Section>
        </main>
        <PageFooter brand={brand} />
      </>
    )
  },
}
