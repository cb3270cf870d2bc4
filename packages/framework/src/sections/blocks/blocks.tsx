import {
  Accordion,
  ButtonGroup,
  Card,
  Grid,
  Heading,
  LinkButton,
  Picture,
  Quote,
  RichText,
  Section,
  SponsorGrid,
  Stat,
  StatGroup,
} from '@milepost/ui'
import { TotalBreakdown } from '../../totals/total-breakdown.tsx'
import { getSectionProps, type SectionViewProps, WhenAvailable } from '../section/section-props.tsx'
import * as styles from './blocks.css.ts'

export function ImageSection({ slice }: SectionViewProps<'image'>) {
  return (
    <Section {...getSectionProps(slice)} size={slice.size}>
      {slice.image === undefined ? null : (
        <figure className={styles.figure}>
          <Picture image={slice.image} className={styles.picture} />
          {slice.caption === '' ? null : (
            <figcaption className={styles.caption}>{slice.caption}</figcaption>
          )}
        </figure>
      )}
    </Section>
  )
}

export function CardsSection({ slice }: SectionViewProps<'cards'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <Grid>
        {slice.cards.map((card, index) => (
          <Card
            // oxlint-disable-next-line react/no-array-index-key -- the cards of a document keep their order
            key={index}
            title={card.title}
            level={slice.title === '' ? 2 : 3}
            image={card.image}
            href={card.href === '' ? undefined : card.href}
            foot={card.foot}
          >
            {card.text === '' ? null : <p>{card.text}</p>}
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

export function ColumnsSection({ slice }: SectionViewProps<'columns'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <div className={styles.columns}>
        {slice.columns.map((column, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the columns of a document keep their order
          <div key={index} className={styles.column}>
            {column.image === undefined ? null : (
              <Picture image={column.image} className={styles.picture} />
            )}
            {column.title === '' ? null : (
              <Heading level={slice.title === '' ? 2 : 3} size="h5">
                {column.title}
              </Heading>
            )}
            <RichText html={column.html} />
          </div>
        ))}
      </div>
    </Section>
  )
}

export function AccordionSection({ slice }: SectionViewProps<'accordion'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <Accordion
        exclusive={slice.exclusive}
        items={slice.folds.map(({ title, html }) => ({ title, content: <RichText html={html} /> }))}
      />
    </Section>
  )
}

export function QuoteSection({ slice }: SectionViewProps<'quote'>) {
  return (
    <Section {...getSectionProps(slice)} size="medium">
      <div className={styles.quote} data-picture={slice.image === undefined ? undefined : ''}>
        {slice.image === undefined ? null : (
          <Picture image={slice.image} className={styles.portrait} />
        )}
        <Quote name={slice.name} role={slice.role}>
          {slice.quote}
        </Quote>
      </div>
    </Section>
  )
}

export function LogosSection({ slice }: SectionViewProps<'logos'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <SponsorGrid
        items={slice.logos.map(({ name, logo, href }) => ({
          name,
          logo,
          href: href === '' ? undefined : href,
        }))}
      />
    </Section>
  )
}

export function TotalsSection({ slice }: SectionViewProps<'totals'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <WhenAvailable figures={slice.totals}>
        {(totals) => (
          <>
            <StatGroup>
              {totals.map(({ value, label }) => (
                <Stat key={label} value={value} label={label} />
              ))}
            </StatGroup>
            <TotalBreakdown view={slice.addsUp} />
          </>
        )}
      </WhenAvailable>
    </Section>
  )
}

export function FeaturedSupportersSection({ slice }: SectionViewProps<'featuredSupporters'>) {
  if (slice.supporters.length === 0) return null
  return (
    <Section {...getSectionProps(slice)}>
      <Grid>
        {slice.supporters.map((supporter) => (
          <Card
            key={supporter.href}
            title={supporter.name}
            href={supporter.href}
            image={
              supporter.image === undefined
                ? undefined
                : { src: supporter.image, alt: '', width: 800, height: 600 }
            }
            foot={supporter.raised}
          >
            {supporter.quote === '' ? (
              <p>{supporter.owner}</p>
            ) : (
              <blockquote className={styles.featuredQuote}>“{supporter.quote}”</blockquote>
            )}
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

export function HtmlSection({ slice }: SectionViewProps<'html'>) {
  return (
    <Section {...getSectionProps(slice)} size="narrow">
      <RichText html={slice.html} />
    </Section>
  )
}

export function ReportsSection({ slice }: SectionViewProps<'reports'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <ButtonGroup>
        {slice.actions.map(({ label, href, emphasis, overrides }) => (
          <LinkButton key={href} href={href} emphasis={emphasis} {...overrides}>
            {label}
          </LinkButton>
        ))}
      </ButtonGroup>
    </Section>
  )
}
