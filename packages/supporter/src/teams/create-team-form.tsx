import { FormErrors, SubmitButton } from '@milepost/forms/fields'
import { useForm } from '@milepost/forms/react'
import { toMajor } from '@milepost/measures'
import { Heading } from '@milepost/ui'
import { useCallback, useMemo } from 'react'
import { useShowToast } from '../toast/toasts.tsx'
import { fillMessage } from '../messages/message-catalogue.ts'
import { useHost, useMessages } from '../host/host-context.ts'
import { useEditScope } from '../editing/edit-context.ts'
import { editMessages } from '../editing/edit-messages.ts'
import { useFieldRules } from '../fields/field-rules.ts'
import { NetworkForm } from '../fields/network-form.tsx'
import {
  SlugFieldWithSuggestions,
  useSlugFromName,
} from '../fields/slug-field-with-suggestions.tsx'
import * as styles from '../editing/owner.css.ts'
import { useDraft } from '../editing/draft-store.ts'
import { useSession, useSessionActions } from '../session/use-session.ts'
import { requireCallGroup, delay } from '../session/session-scope.ts'
import { TeamFields, createTeamRules, useTargetParser } from './team-fields.tsx'
import { teamMessages } from './team-messages.ts'
import type { PlatformAdapter } from '@milepost/platform/adapter'

/** Default target of a team, in major units (Spec §9). */
const defaultTeamTarget = '1000'

interface CreateTeamFormProps {
  /** Receives the slug of the page's new team. Must be referentially stable. */
  onCreated: (slug: string) => void
}

/** Form to create a team with the page's owner as captain. */
export function CreateTeamForm({ onCreated }: CreateTeamFormProps) {
  const messages = useMessages(teamMessages)
  const rules = useFieldRules()
  const showToast = useShowToast()
  const editTexts = useMessages(editMessages)
  const { user } = useSession()
  const { dispatch } = useSessionActions()
  const { page, platform, view } = useEditScope()
  const { paths } = useHost()
  const currency = page.currencyCode ?? view.currency
  const readTarget = useTargetParser(currency)
  const form = useForm({
    initial: { name: '', slug: '', story: '', target: defaultTeamTarget },
    rules: {
      ...createTeamRules(messages.createEmptied, rules),
      slug: [rules.required(), rules.slug(), rules.atMost(maxTeamSlugLength)],
    },
  })
  useDraft(form, { slug: view.slug, section: 'team' })
  useSlugFromName(form, { maxLength: maxTeamSlugLength })
  const { isFree, findFree, claim, release } = useTeamSlugChecks(platform)
  // If another tab has created this team, its slug is taken, which is not an error.
  const isFreeForPage = useCallback(
    async (address: string, options: { signal: AbortSignal }) => {
      if (await isFree(address, options)) return true
      const { pages } = await platform()
      const { teamShortName } = await pages.fetchPage({ slug: page.slug })
      if (teamShortName !== undefined && !options.signal.aborted) {
        showToast(messages.createInTeam, 'info')
        onCreated(teamShortName)
      }
      return false
    },
    [isFree, platform, page.slug, showToast, messages.createInTeam, onCreated],
  )
  const { campaign } = page
  if (campaign === undefined) return <p className={styles.note}>{messages.createNoCampaign}</p>
  return (
    <div className={styles.form}>
      <Heading level={3} size="h5">
        {messages.createTitle}
      </Heading>
      <NetworkForm
        form={form}
        className={styles.form}
        onSubmit={async ({ name, slug: typed, story, target }) => {
          const [{ createTeam }, { toSaveErrors }] = await Promise.all([
            import('./team-moves.ts'),
            import('../editing/to-save-errors.ts'),
          ])
          const requestedSlug = typed.toLowerCase()
          let slug: string
          try {
            claim(requestedSlug)
            const made = await createTeam(
              await platform(),
              {
                name,
                slug: requestedSlug,
                story,
                campaign,
                captainSlug: page.slug,
                target: toMajor(readTarget(target) ?? 0, currency),
                currency,
              },
              { owner: user?.id ?? '', wait: delay },
            )
            if (made.outcome === 'taken') {
              release(requestedSlug)
              return { errors: { slug: messages.createSlugTaken } }
            }
            if (made.outcome === 'undecided') return { formErrors: [messages.createUndecided] }
            if (made.outcome === 'inTeam') {
              slug = made.slug
              showToast(messages.createInTeam, 'info')
            } else {
              slug = made.team.slug
              await dispatch({ type: 'teamJoined', page: page.slug, team: made.team })
              showToast(fillMessage(messages.createDone, { team: made.team.name }), 'success')
            }
          } catch (error) {
            return toSaveErrors(error, editTexts, {
              name: 'name',
              shortname: 'slug',
              target: 'target',
            })
          }
          setTimeout(() => form.reset(), 0)
          onCreated(slug)
          return undefined
        }}
      >
        <TeamFields currency={currency} country={view.country}>
          <SlugFieldWithSuggestions
            name="slug"
            label={messages.createSlug}
            hint={messages.createSlugHint}
            prefix={paths.team('')}
            maxLength={maxTeamSlugLength}
            campaign={view.siteName ?? ''}
            isFree={isFreeForPage}
            findFree={findFree}
          />
        </TeamFields>
        <FormErrors />
        <div>
          <SubmitButton needsScript>{messages.createButton}</SubmitButton>
        </div>
      </NetworkForm>
    </div>
  )
}

/** Maximum length of a team's slug, in characters (Spec §9). */
const maxTeamSlugLength = 45

interface SlugCheckOptions {
  signal: AbortSignal
}

/** Slug checks of a team form. Referentially stable for a stable platform. */
interface TeamSlugChecks {
  /** Whether a slug is available. */
  isFree: (address: string, options: SlugCheckOptions) => Promise<boolean>
  /** Returns an available variation of a taken slug, in case all suggestions are taken. */
  findFree: (address: string, options: SlugCheckOptions) => Promise<string>
  /** Marks a slug as the user's own before a team is requested with it. It then counts as available. */
  claim: (address: string) => void
  /** Unmarks a slug that turned out to be another team's. */
  release: (address: string) => void
}

/** Returns slug checks against the platform. */
function useTeamSlugChecks(platform: () => Promise<PlatformAdapter>): TeamSlugChecks {
  return useMemo(() => {
    // Slugs that were available or claimed stay available, even if the user's own team takes them.
    const known = new Set<string>()
    const find = async (address: string, { signal }: SlugCheckOptions) => {
      const name = address.toLowerCase()
      if (known.has(name)) return name
      return requireCallGroup(await platform(), 'teams').suggestTeamSlug({ name, signal })
    }
    return {
      async isFree(address, options) {
        const name = address.toLowerCase()
        if ((await find(address, options)) === name) known.add(name)
        // The user's own team may have taken it during the check.
        return known.has(name)
      },
      async findFree(address, options) {
        const found = await find(address.slice(0, maxTeamSlugLength - 7), options)
        known.add(found)
        return found
      },
      claim: (address) => void known.add(address),
      release: (address) => void known.delete(address),
    }
  }, [platform])
}
