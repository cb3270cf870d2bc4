import { Card, Grid, Heading, Link, Picture, RichText, Section, Tabs } from '@milepost/ui'
import type { TabItemView } from './tabs.server.ts'
import { getSectionProps, type SectionViewProps } from '../section/section-props.tsx'
import * as styles from './tabs.css.ts'

/** Section with tabs. Without scripts, all panels are visible. */
export function TabsSection({ slice }: SectionViewProps<'tabs'>) {
  return (
    <Section {...getSectionProps(slice)}>
      <Tabs
        label={slice.label}
        tabs={slice.tabs.map(({ id, label, items }) => ({
          id,
          label,
          content: <TabItems items={items} />,
        }))}
      />
    </Section>
  )
}

/** Items of a tab, side by side. A single item fills the panel. */
function TabItems({ items }: { items: readonly TabItemView[] }) {
  const [first] = items
  if (items.length === 1 && first !== undefined) {
    return (
      <div className={styles.singleTab} data-picture={first.image === undefined ? undefined : ''}>
        {first.image === undefined ? null : (
          <Picture image={first.image} className={styles.picture} />
        )}
        <div>
          {first.title === '' ? null : (
            <Heading level={3} size="h4">
              {first.href === '' ? first.title : <Link href={first.href}>{first.title}</Link>}
            </Heading>
          )}
          <RichText html={first.html} />
        </div>
      </div>
    )
  }
  return (
    <Grid columns="wide">
      {items.map((item, index) => (
        <Card
          // oxlint-disable-next-line react/no-array-index-key -- the items of a document keep their order
          key={index}
          title={item.title}
          href={item.href === '' ? undefined : item.href}
        >
          {item.image === undefined ? null : <Picture image={item.image} className={styles.logo} />}
          <RichText html={item.html} />
        </Card>
      ))}
    </Grid>
  )
}
