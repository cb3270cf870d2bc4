import { Button, Select, TextField } from '@milepost/ui'
import { useMessages } from '@milepost/supporter'
import type { ReportFilter, ReportProject } from './report.ts'
import { reportsMessages } from './reports-messages.ts'
import * as styles from './reports.css.ts'

export interface ReportFiltersProps {
  filter: ReportFilter
  projects: readonly ReportProject[]
  onChange: (filter: ReportFilter) => void
}

/** Chooses days and project; the report follows at once. */
export function ReportFilters({ filter, projects, onChange }: ReportFiltersProps) {
  const words = useMessages(reportsMessages)
  const isBackwards = filter.from !== '' && filter.to !== '' && filter.from > filter.to
  return (
    <fieldset className={styles.filters}>
      <legend className={styles.legend}>{words.filters}</legend>
      <div className={styles.bar}>
        <TextField
          type="date"
          label={words.from}
          className={styles.barField}
          value={filter.from}
          onChange={(event) => onChange({ ...filter, from: event.currentTarget.value })}
        />
        <TextField
          type="date"
          label={words.to}
          className={styles.barField}
          value={filter.to}
          error={isBackwards ? words.backwards : undefined}
          onChange={(event) => onChange({ ...filter, to: event.currentTarget.value })}
        />
        {projects.length > 1 ? (
          <Select
            label={words.project}
            className={styles.barField}
            value={filter.project}
            onChange={(event) => onChange({ ...filter, project: event.currentTarget.value })}
          >
            <option value="">{words.allProjects}</option>
            {projects.map(({ id, name }) => (
              <option key={id} value={id}>
                {name || id}
              </option>
            ))}
          </Select>
        ) : null}
        <Button emphasis="tertiary" onClick={() => onChange({ from: '', to: '', project: '' })}>
          {words.clear}
        </Button>
      </div>
      <p className={styles.note}>{words.datesNote}</p>
    </fieldset>
  )
}
