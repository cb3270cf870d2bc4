// Written from packages/content/models by `npm run content:types`.

import type * as prismic from '@prismicio/client'

/** The closing call: a sentence, a picture, buttons. */
export type CallToActionSlice = prismic.SharedSlice<
  'callToAction',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      image: prismic.ImageField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      label: prismic.KeyTextField
      url: prismic.LinkField
      linkType: prismic.SelectField<'signup' | 'donate' | 'login'>
      style: prismic.SelectField<'primary' | 'secondary' | 'quiet'>
      id: prismic.KeyTextField
      standardButton: prismic.SelectField<'fundraisingPage'>
      background: prismic.ColorField
      foreground: prismic.ColorField
      block: prismic.SelectField<'Yes' | 'No'>
    }
  >
>

/** Footer: running text. */
export type ContentSlice = prismic.SharedSlice<
  'content',
  prismic.SharedSliceVariation<
    'default',
    {
      text: prismic.RichTextField
    },
    Record<string, never>
  >
>

/** The default platform: what the site raises money for. */
export type DefaultSlice = prismic.SharedSlice<
  'default',
  prismic.SharedSliceVariation<
    'default',
    {
      uid: prismic.KeyTextField
      excludeOffline: prismic.SelectField<'Yes' | 'No'>
      excludeTeamIds: prismic.KeyTextField
      defaultPageStory: prismic.RichTextField
      utcOffset: prismic.NumberField
      clientId: prismic.KeyTextField
      redirectUri: prismic.LinkField
      'refresh-enabled': prismic.SelectField<'On' | 'Off'>
      'refresh-interval': prismic.NumberField
    },
    {
      type: prismic.SelectField<'campaign' | 'charity' | 'event' | 'page'>
      uid: prismic.KeyTextField
      startDate: prismic.DateField
      endDate: prismic.DateField
      overridePageName: prismic.KeyTextField
      overridePageStory: prismic.RichTextField
      overridePageImage: prismic.ImageField
      overrideTarget: prismic.NumberField
      donateUrl: prismic.LinkField
      url: prismic.LinkField
    }
  >
>

/** Amounts to choose from, with what each does. */
export type DonateSlice = prismic.SharedSlice<
  'donate',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      amount: prismic.NumberField
      label: prismic.KeyTextField
    }
  >
>

/** The latest gifts, with their messages. */
export type DonationsSlice = prismic.SharedSlice<
  'donations',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      limit: prismic.NumberField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** The peer-to-peer variant: projects are pages only. */
export type EverydayheroSlice = prismic.SharedSlice<
  'everydayhero',
  prismic.SharedSliceVariation<
    'default',
    {
      uid: prismic.KeyTextField
      excludeOffline: prismic.SelectField<'Yes' | 'No'>
      excludeTeamIds: prismic.KeyTextField
      defaultPageStory: prismic.RichTextField
      utcOffset: prismic.NumberField
      clientId: prismic.KeyTextField
      redirectUri: prismic.LinkField
      'refresh-enabled': prismic.SelectField<'On' | 'Off'>
      'refresh-interval': prismic.NumberField
    },
    {
      type: prismic.SelectField<'page'>
      uid: prismic.KeyTextField
      startDate: prismic.DateField
      endDate: prismic.DateField
      overridePageName: prismic.KeyTextField
      overridePageStory: prismic.RichTextField
      overridePageImage: prismic.ImageField
      overrideTarget: prismic.NumberField
      donateUrl: prismic.LinkField
      url: prismic.LinkField
    }
  >
>

/** How far everyone has gone together, against a length in metres. */
export type FitnessTotalSlice = prismic.SharedSlice<
  'fitnessTotal',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      measure: prismic.SelectField<'distance' | 'elevation'>
      lengthMetres: prismic.NumberField
      lengthLabel: prismic.KeyTextField
      image: prismic.ImageField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** What a gift does, by amount in major units. */
export type GiftsSlice = prismic.SharedSlice<
  'gifts',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      amount: prismic.NumberField
      label: prismic.KeyTextField
      image: prismic.ImageField
    }
  >
>

/** A full-width scene with the promise, buttons and, if wanted, the live total. */
export type HeroSlice = prismic.SharedSlice<
  'hero',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      image: prismic.ImageField
      showTotal: prismic.SelectField<'Yes' | 'No'>
      edge: prismic.SelectField<'none' | 'wave' | 'diagonal'>
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      label: prismic.KeyTextField
      url: prismic.LinkField
      linkType: prismic.SelectField<'signup' | 'donate' | 'login'>
      style: prismic.SelectField<'primary' | 'secondary' | 'quiet'>
      id: prismic.KeyTextField
      standardButton: prismic.SelectField<'fundraisingPage'>
      background: prismic.ColorField
      foreground: prismic.ColorField
      block: prismic.SelectField<'Yes' | 'No'>
    }
  >
>

/** Footer: markup; it is sanitised before it is shown. */
export type HtmlContentSlice = prismic.SharedSlice<
  'htmlContent',
  prismic.SharedSliceVariation<
    'default',
    {
      html: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** Who has raised most: people or teams. */
export type LeaderboardSlice = prismic.SharedSlice<
  'leaderboard',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      kind: prismic.SelectField<'people' | 'teams'>
      limit: prismic.NumberField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** Footer: a list of links. */
export type LinksSlice = prismic.SharedSlice<
  'links',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
    },
    {
      label: prismic.KeyTextField
      url: prismic.LinkField
    }
  >
>

/** Footer: a dialog that ?modal={id} opens. */
export type ModalSlice = prismic.SharedSlice<
  'modal',
  prismic.SharedSliceVariation<
    'default',
    {
      id: prismic.KeyTextField
      label: prismic.KeyTextField
      title: prismic.KeyTextField
      text: prismic.RichTextField
      iframe: prismic.LinkField
      widescreen: prismic.SelectField<'Yes' | 'No'>
    },
    Record<string, never>
  >
>

/** Footer: who runs the platform. */
export type PoweredBySlice = prismic.SharedSlice<
  'poweredBy',
  prismic.SharedSliceVariation<
    'default',
    {
      text: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** The campaign’s progress, with milestones in major units. */
export type ProgressSlice = prismic.SharedSlice<
  'progress',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      amount: prismic.NumberField
      label: prismic.KeyTextField
    }
  >
>

/** Questions with answers. */
export type QuestionsSlice = prismic.SharedSlice<
  'questions',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      question: prismic.KeyTextField
      answer: prismic.RichTextField
    }
  >
>

/** Thanks for the donation that the address names. */
export type ReceiptSlice = prismic.SharedSlice<
  'receipt',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** What a supporter is asked when starting a page. */
export type RegistrationSlice = prismic.SharedSlice<
  'registration',
  prismic.SharedSliceVariation<
    'default',
    {
      campaignId: prismic.KeyTextField
      charityId: prismic.KeyTextField
      eventId: prismic.KeyTextField
      showAddress: prismic.SelectField<'Yes' | 'No'>
      showEventDate: prismic.SelectField<'Yes' | 'No'>
      showFitnessGoal: prismic.SelectField<'Yes' | 'No'>
      showName: prismic.SelectField<'Yes' | 'No'>
      showTarget: prismic.SelectField<'Yes' | 'No'>
      includeSelfDonate: prismic.SelectField<'Yes' | 'No'>
      includeTeam: prismic.SelectField<'Yes' | 'No'>
      jgOauthMethod: prismic.KeyTextField
    },
    {
      name: prismic.KeyTextField
      label: prismic.KeyTextField
      type: prismic.SelectField<'text' | 'textarea' | 'select' | 'checkbox' | 'number' | 'date' | 'email' | 'phone'>
      required: prismic.SelectField<'Yes' | 'No'>
      options: prismic.KeyTextField
      help: prismic.KeyTextField
    }
  >
>

/** A report for a site's administrators. */
export type ReportSlice = prismic.SharedSlice<
  'report',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      kind: prismic.SelectField<'pages' | 'teams' | 'donations' | 'fitness'>
      charityId: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** Footer: ways to share. */
export type ShareSlice = prismic.SharedSlice<
  'share',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      facebook: prismic.SelectField<'Yes' | 'No'>
      twitter: prismic.SelectField<'Yes' | 'No'>
      linkedin: prismic.SelectField<'Yes' | 'No'>
      pinterest: prismic.SelectField<'Yes' | 'No'>
      messenger: prismic.SelectField<'Yes' | 'No'>
      whatsapp: prismic.SelectField<'Yes' | 'No'>
      telegram: prismic.SelectField<'Yes' | 'No'>
      mail: prismic.SelectField<'Yes' | 'No'>
      sms: prismic.SelectField<'Yes' | 'No'>
      copy: prismic.SelectField<'Yes' | 'No'>
    },
    Record<string, never>
  >
>

/** Who helps, by tier. */
export type SponsorsSlice = prismic.SharedSlice<
  'sponsors',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      name: prismic.KeyTextField
      logo: prismic.ImageField
      url: prismic.LinkField
      tier: prismic.KeyTextField
    }
  >
>

/** How something works, step by step. */
export type StepsSlice = prismic.SharedSlice<
  'steps',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
    }
  >
>

/** A story with a picture and somebody’s words. */
export type StorySlice = prismic.SharedSlice<
  'story',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.RichTextField
      image: prismic.ImageField
      'quote-text': prismic.KeyTextField
      'quote-name': prismic.KeyTextField
      'quote-role': prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** A title and running text. */
export type TextSlice = prismic.SharedSlice<
  'text',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.RichTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

export type CustomSiteDocument = prismic.PrismicDocumentWithUID<
  {
    'meta-title': prismic.KeyTextField
    'meta-description': prismic.KeyTextField
    'meta-keywords': prismic.KeyTextField
    'meta-author': prismic.KeyTextField
    'meta-image': prismic.ImageField
    'meta-favicon': prismic.ImageField
    'localisation-country': prismic.KeyTextField
    iframe: prismic.SelectField<'Yes' | 'No'>
    maintenanceMode: prismic.SelectField<'Yes' | 'No'>
    useJGOauth: prismic.SelectField<'Yes' | 'No'>
    environment: prismic.KeyTextField
    'header-include': prismic.SelectField<'Yes' | 'No'>
    'header-poweredBy': prismic.SelectField<'Yes' | 'No'>
    'header-logo': prismic.ImageField
    'header-logoLight': prismic.ImageField
    'header-logoLink': prismic.LinkField
    'header-logoSize': prismic.SelectField<'tiny' | 'small' | 'medium' | 'large'>
    'header-background': prismic.ColorField
    'header-foreground': prismic.ColorField
    'header-sticky': prismic.SelectField<'Yes' | 'No'>
    'header-shadow': prismic.SelectField<'Yes' | 'No'>
    'header-bannerOverlay': prismic.SelectField<'Yes' | 'No'>
    'header-navigation': prismic.GroupField<{
      label: prismic.KeyTextField
      url: prismic.LinkField
      linkType: prismic.SelectField<'signup' | 'donate' | 'login'>
      parent: prismic.KeyTextField
    }>
    'header-ctas': prismic.GroupField<{
      label: prismic.KeyTextField
      url: prismic.LinkField
      linkType: prismic.SelectField<'signup' | 'donate' | 'login'>
      style: prismic.SelectField<'primary' | 'secondary' | 'quiet'>
      id: prismic.KeyTextField
      standardButton: prismic.SelectField<'fundraisingPage'>
      background: prismic.ColorField
      foreground: prismic.ColorField
      block: prismic.SelectField<'Yes' | 'No'>
    }>
    'home-content': prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice>
    'footer-include': prismic.SelectField<'Yes' | 'No'>
    'footer-background': prismic.ColorField
    'footer-foreground': prismic.ColorField
    'footer-content': prismic.SliceZone<ContentSlice | HtmlContentSlice | LinksSlice | ModalSlice | PoweredBySlice | ShareSlice>
    'design-colors-primary': prismic.ColorField
    'design-colors-secondary': prismic.ColorField
    'design-colors-tertiary': prismic.ColorField
    'design-colors-dark': prismic.ColorField
    'design-colors-light': prismic.ColorField
    'design-fonts-head-family': prismic.KeyTextField
    'design-fonts-head-weight': prismic.NumberField
    'design-fonts-head-uppercase': prismic.SelectField<'Yes' | 'No'>
    'design-fonts-head-spacing': prismic.NumberField
    'design-fonts-body-family': prismic.KeyTextField
    'design-fonts-body-weight': prismic.NumberField
    'design-fonts-body-uppercase': prismic.SelectField<'Yes' | 'No'>
    'design-fonts-body-spacing': prismic.NumberField
    'design-fonts-button-family': prismic.KeyTextField
    'design-fonts-button-weight': prismic.NumberField
    'design-fonts-button-uppercase': prismic.SelectField<'Yes' | 'No'>
    'design-fonts-button-spacing': prismic.NumberField
    'design-webfonts': prismic.GroupField<{
      type: prismic.SelectField<'google_font' | 'external'>
      family: prismic.KeyTextField
      url: prismic.LinkField
      weight: prismic.NumberField
      style: prismic.SelectField<'normal' | 'italic'>
    }>
    'design-buttons-spacing': prismic.NumberField
    'design-buttons-radius': prismic.NumberField
    'design-buttons-fontSize': prismic.NumberField
    'design-buttons-borderWidth': prismic.NumberField
    'design-buttons-borderColor': prismic.ColorField
    'design-background': prismic.ColorField
    'design-backgroundImage': prismic.ImageField
    'design-container': prismic.NumberField
    'design-containerSpace': prismic.NumberField
    'design-edge': prismic.SelectField<'none' | 'wave' | 'diagonal'>
    'design-pattern': prismic.SelectField<'none' | 'waves' | 'contours'>
    platform: prismic.SliceZone<DefaultSlice | EverydayheroSlice>
    tags: prismic.GroupField<{
      name: prismic.KeyTextField
      label: prismic.KeyTextField
      values: prismic.KeyTextField
    }>
    onboarding: prismic.LinkField
    reports: prismic.SliceZone<ReportSlice>
    'cookieConsent-display': prismic.SelectField<'Yes' | 'No'>
    'cookieConsent-message': prismic.KeyTextField
    'cookieConsent-link': prismic.KeyTextField
    'cookieConsent-dismiss': prismic.KeyTextField
    'cookieConsent-button': prismic.KeyTextField
    'cookieConsent-cookies': prismic.GroupField<{
      name: prismic.KeyTextField
      provider: prismic.KeyTextField
      purpose: prismic.KeyTextField
      expiry: prismic.KeyTextField
    }>
    analytics: prismic.GroupField<{
      type: prismic.SelectField<'google_analytics' | 'google_tag_manager' | 'script'>
      id: prismic.KeyTextField
      url: prismic.KeyTextField
    }>
    'head-styles': prismic.KeyTextField
    'head-stylesheets': prismic.GroupField<{
      url: prismic.KeyTextField
    }>
    'head-scripts': prismic.GroupField<{
      src: prismic.KeyTextField
      inline: prismic.KeyTextField
      stagingOnly: prismic.SelectField<'Yes' | 'No'>
      afterConsent: prismic.SelectField<'Yes' | 'No'>
    }>
    'head-metaTags': prismic.GroupField<{
      name: prismic.KeyTextField
      property: prismic.KeyTextField
      content: prismic.KeyTextField
    }>
    'head-rss': prismic.KeyTextField
    'head-appleIcon': prismic.ImageField
    messages: prismic.GroupField<{
      key: prismic.KeyTextField
      text: prismic.KeyTextField
    }>
  },
  'custom_site'
>

export type InternalPageDocument = prismic.PrismicDocumentWithUID<
  {
    title: prismic.KeyTextField
    content: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice>
    segmentation: prismic.GroupField<{
      isSegmented: prismic.SelectField<'Yes' | 'No'>
      key: prismic.KeyTextField
      value: prismic.KeyTextField
    }>
    'meta-title': prismic.KeyTextField
    'meta-description': prismic.KeyTextField
    'meta-keywords': prismic.KeyTextField
    'meta-author': prismic.KeyTextField
    'meta-image': prismic.ImageField
    'meta-favicon': prismic.ImageField
    'header-include': prismic.SelectField<'Yes' | 'No'>
    'header-poweredBy': prismic.SelectField<'Yes' | 'No'>
    'header-logo': prismic.ImageField
    'header-logoLight': prismic.ImageField
    'header-logoLink': prismic.LinkField
    'header-logoSize': prismic.SelectField<'tiny' | 'small' | 'medium' | 'large'>
    'header-background': prismic.ColorField
    'header-foreground': prismic.ColorField
    'header-sticky': prismic.SelectField<'Yes' | 'No'>
    'header-shadow': prismic.SelectField<'Yes' | 'No'>
    'header-bannerOverlay': prismic.SelectField<'Yes' | 'No'>
    'header-navigation': prismic.GroupField<{
      label: prismic.KeyTextField
      url: prismic.LinkField
      linkType: prismic.SelectField<'signup' | 'donate' | 'login'>
      parent: prismic.KeyTextField
    }>
    'header-ctas': prismic.GroupField<{
      label: prismic.KeyTextField
      url: prismic.LinkField
      linkType: prismic.SelectField<'signup' | 'donate' | 'login'>
      style: prismic.SelectField<'primary' | 'secondary' | 'quiet'>
      id: prismic.KeyTextField
      standardButton: prismic.SelectField<'fundraisingPage'>
      background: prismic.ColorField
      foreground: prismic.ColorField
      block: prismic.SelectField<'Yes' | 'No'>
    }>
    'footer-include': prismic.SelectField<'Yes' | 'No'>
    'footer-background': prismic.ColorField
    'footer-foreground': prismic.ColorField
    'footer-content': prismic.SliceZone<ContentSlice | HtmlContentSlice | LinksSlice | ModalSlice | PoweredBySlice | ShareSlice>
  },
  'internal_page'
>

export type OnboardingDocument = prismic.PrismicDocumentWithUID<
  {
    registration: prismic.SliceZone<RegistrationSlice>
  },
  'onboarding'
>

export type SupporterPagesDocument = prismic.PrismicDocumentWithUID<
  {
    content: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice>
    admin: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice>
    team: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice>
    'meta-title': prismic.KeyTextField
    'meta-description': prismic.KeyTextField
    'meta-keywords': prismic.KeyTextField
    'meta-author': prismic.KeyTextField
    'meta-image': prismic.ImageField
    'meta-favicon': prismic.ImageField
  },
  'supporter_pages'
>

export type TagPagesDocument = prismic.PrismicDocumentWithUID<
  {
    tag: prismic.KeyTextField
    value: prismic.KeyTextField
    label: prismic.KeyTextField
    image: prismic.ImageField
    content: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice>
    'meta-title': prismic.KeyTextField
    'meta-description': prismic.KeyTextField
    'meta-keywords': prismic.KeyTextField
    'meta-author': prismic.KeyTextField
    'meta-image': prismic.ImageField
    'meta-favicon': prismic.ImageField
  },
  'tag_pages'
>

/** Every document that a repository may hold. */
export type AnyDocument =
  | CustomSiteDocument
  | InternalPageDocument
  | OnboardingDocument
  | SupporterPagesDocument
  | TagPagesDocument
