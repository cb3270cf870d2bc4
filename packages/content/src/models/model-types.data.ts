// Written from the models by `milepost types`.

import type * as prismic from '@prismicio/client'

/** Titles that open to show their text. */
export type AccordionSlice = prismic.SharedSlice<
  'accordion',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      exclusive: prismic.SelectField<'Yes' | 'No'>
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      title: prismic.KeyTextField
      text: prismic.RichTextField
    }
  >
>

/** The end of a page: a sentence, a picture, buttons. */
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

/** Several things side by side. Each card can be a link. */
export type CardsSlice = prismic.SharedSlice<
  'cards',
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
      image: prismic.ImageField
      url: prismic.LinkField
      foot: prismic.KeyTextField
    }
  >
>

/** Slides side by side that people scroll. */
export type CarouselSlice = prismic.SharedSlice<
  'carousel',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      seconds: prismic.NumberField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      image: prismic.ImageField
      url: prismic.LinkField
    }
  >
>

/** Running text in two or three columns. */
export type ColumnsSlice = prismic.SharedSlice<
  'columns',
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
      text: prismic.RichTextField
      image: prismic.ImageField
    }
  >
>

/** Running text in the footer. */
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

/** How long it is until a moment, and what to say after it. */
export type CountdownSlice = prismic.SharedSlice<
  'countdown',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      until: prismic.TimestampField
      doneText: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** What the site raises money for, and how its figures are counted. */
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

/** The form for gifts. The amounts of the home page’s form are suggested wherever somebody gives. */
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

/** The latest gifts with names and messages. */
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

/** A post, a map or a song of another site, found by its address. Nothing of it loads before somebody presses it. */
export type EmbedSlice = prismic.SharedSlice<
  'embed',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      embed: prismic.EmbedField
      name: prismic.KeyTextField
      poster: prismic.ImageField
      caption: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** The platform where only the pages of supporters count. */
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

/** Supporters whom you choose. Up to six are shown. */
export type FeaturedSupportersSlice = prismic.SharedSlice<
  'featuredSupporters',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      slug: prismic.KeyTextField
      quote: prismic.KeyTextField
    }
  >
>

/** How far all supporters have gone together, against a length such as a coast path. */
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

/** A form of your own, such as for questions or sign-ups. Its answers are sent to an address of yours. */
export type FormSlice = prismic.SharedSlice<
  'form',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      endpoint: prismic.LinkField
      button: prismic.KeyTextField
      successText: prismic.KeyTextField
      failureText: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
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

/** Pictures side by side. Each opens large. */
export type GallerySlice = prismic.SharedSlice<
  'gallery',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      image: prismic.ImageField
      caption: prismic.KeyTextField
    }
  >
>

/** Cards that say what an amount pays for. Each leads to the form with that amount. */
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

/** The large picture at the top of a page, with its promise, buttons and, if you want, the total. Use it once, first. */
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

/** Markup that you type. What could run or harm is taken out before it is shown. */
export type HtmlSlice = prismic.SharedSlice<
  'html',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      html: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** Markup in the footer. What could run or harm is taken out before it is shown. */
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

/** A page of another site in a frame. Nothing of it loads before somebody presses it. */
export type IframeSlice = prismic.SharedSlice<
  'iframe',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      src: prismic.LinkField
      name: prismic.KeyTextField
      poster: prismic.ImageField
      ratio: prismic.NumberField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** One picture, with a line below it. */
export type ImageSlice = prismic.SharedSlice<
  'image',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      image: prismic.ImageField
      caption: prismic.KeyTextField
      size: prismic.SelectField<'wide' | 'medium' | 'narrow'>
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** Who has raised or done most: people, teams, or the values of a tag. */
export type LeaderboardSlice = prismic.SharedSlice<
  'leaderboard',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      kind: prismic.SelectField<'people' | 'teams' | 'fitness' | 'tag'>
      rankBy: prismic.SelectField<'amount' | 'gifts' | 'distance' | 'streak'>
      limit: prismic.NumberField
      measure: prismic.SelectField<'distance' | 'elevation' | 'duration' | 'activities'>
      tag: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** A list of links with a heading. */
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

/** Logos in a row. */
export type LogosSlice = prismic.SharedSlice<
  'logos',
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
    }
  >
>

/** A route, drawn as a line, with its length and places on the way. */
export type MapSlice = prismic.SharedSlice<
  'map',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      polyline: prismic.KeyTextField
      name: prismic.KeyTextField
      lengthMetres: prismic.NumberField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      label: prismic.KeyTextField
      text: prismic.KeyTextField
    }
  >
>

/** Shows what a funder adds to gifts. The site’s settings say who, how much and until when. */
export type MatchingSlice = prismic.SharedSlice<
  'matching',
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

/** A dialog that links such as ?modal=terms open on any page. */
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

/** Says which giving platform the site runs on. */
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

/** How much was raised of the target, with milestones on the way. */
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

/** Questions that open to show their answers. */
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

/** What somebody said. */
export type QuoteSlice = prismic.SharedSlice<
  'quote',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      name: prismic.KeyTextField
      role: prismic.KeyTextField
      image: prismic.ImageField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** Thanks a donor by name and says what was given. Put it on the page that people come back to after they have given. */
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

/** An invitation to start a fundraising page. */
export type RegisterSlice = prismic.SharedSlice<
  'register',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      image: prismic.ImageField
      button: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** What a supporter is asked when they start a page. */
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

/** One part of the page for administrators: a table with its figures. */
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

/** A link to the reports, for administrators. */
export type ReportsSlice = prismic.SharedSlice<
  'reports',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      button: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** Sections after this one, up to the next, are for visitors who match. It does not keep secrets: hidden sections still travel in the page. */
export type SegmentSlice = prismic.SharedSlice<
  'segment',
  prismic.SharedSliceVariation<
    'default',
    {
      isSegmented: prismic.SelectField<'Yes' | 'No'>
    },
    {
      key: prismic.KeyTextField
      value: prismic.KeyTextField
    }
  >
>

/** Buttons that share the site. */
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

/** Buttons that share the page. */
export type ShareBarSlice = prismic.SharedSlice<
  'shareBar',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      shareTitle: prismic.KeyTextField
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
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** Who helps, grouped by how much. */
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

/** How something works, in numbered steps. */
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

/** A story with a picture, and what somebody said. */
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

/** A field that finds the pages of supporters as people type. */
export type SupporterSearchSlice = prismic.SharedSlice<
  'supporterSearch',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      placeholder: prismic.KeyTextField
      limit: prismic.NumberField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    Record<string, never>
  >
>

/** Several contents of which one is shown at a time. */
export type TabsSlice = prismic.SharedSlice<
  'tabs',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      tab: prismic.KeyTextField
      title: prismic.KeyTextField
      text: prismic.RichTextField
      image: prismic.ImageField
      url: prismic.LinkField
    }
  >
>

/** A field that finds teams as people type. */
export type TeamSearchSlice = prismic.SharedSlice<
  'teamSearch',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      placeholder: prismic.KeyTextField
      limit: prismic.NumberField
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

/** The latest gifts in one line that moves. */
export type TickerSlice = prismic.SharedSlice<
  'ticker',
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

/** Figures in large type: raised, gifts, distance and more. */
export type TotalsSlice = prismic.SharedSlice<
  'totals',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      scope: prismic.SelectField<'campaign' | 'page' | 'tag'>
      tag: prismic.KeyTextField
      value: prismic.KeyTextField
      background: prismic.SelectField<'none' | 'tint' | 'primary' | 'dark'>
      anchor: prismic.KeyTextField
    },
    {
      measure: prismic.SelectField<'raised' | 'donations' | 'distance' | 'elevation' | 'duration' | 'activities'>
      label: prismic.KeyTextField
    }
  >
>

/** A video of YouTube or Vimeo, or a video file of your own. Nothing of it loads before somebody presses play. */
export type VideoSlice = prismic.SharedSlice<
  'video',
  prismic.SharedSliceVariation<
    'default',
    {
      title: prismic.KeyTextField
      text: prismic.KeyTextField
      url: prismic.LinkField
      name: prismic.KeyTextField
      poster: prismic.ImageField
      caption: prismic.KeyTextField
      captionsUrl: prismic.LinkField
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
    'home-content': prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice | ImageSlice | GallerySlice | VideoSlice | EmbedSlice | CardsSlice | ColumnsSlice | AccordionSlice | TabsSlice | CarouselSlice | QuoteSlice | CountdownSlice | LogosSlice | TotalsSlice | TickerSlice | MatchingSlice | SupporterSearchSlice | TeamSearchSlice | FeaturedSupportersSlice | RegisterSlice | MapSlice | ShareBarSlice | FormSlice | HtmlSlice | IframeSlice | ReportsSlice | SegmentSlice>
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
      range: prismic.KeyTextField
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
    'design-scheme': prismic.SelectField<'light' | 'dark' | 'auto'>
    'design-edge': prismic.SelectField<'none' | 'wave' | 'diagonal'>
    'design-pattern': prismic.SelectField<'none' | 'waves' | 'contours'>
    'design-avatarStyle': prismic.SelectField<'shapes' | 'faces' | 'robots'>
    platform: prismic.SliceZone<DefaultSlice | EverydayheroSlice>
    tags: prismic.GroupField<{
      name: prismic.KeyTextField
      label: prismic.KeyTextField
      values: prismic.KeyTextField
    }>
    onboarding: prismic.LinkField
    reports: prismic.SliceZone<ReportSlice>
    'matching-funder': prismic.KeyTextField
    'matching-pot': prismic.NumberField
    'matching-ratio': prismic.NumberField
    'matching-cap': prismic.NumberField
    'matching-starts': prismic.TimestampField
    'matching-ends': prismic.TimestampField
    'notice-text': prismic.KeyTextField
    'notice-linkLabel': prismic.KeyTextField
    'notice-linkUrl': prismic.KeyTextField
    'notice-until': prismic.TimestampField
    'giving-day': prismic.SelectField<'Yes' | 'No'>
    'giving-paused': prismic.SelectField<'Yes' | 'No'>
    'giving-otherText': prismic.RichTextField
    'giving-otherLabel': prismic.KeyTextField
    'giving-otherUrl': prismic.KeyTextField
    'giving-phone': prismic.KeyTextField
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
    'accessibility-email': prismic.KeyTextField
    'accessibility-answerDays': prismic.NumberField
    'accessibility-testedBy': prismic.KeyTextField
    'accessibility-testedOn': prismic.DateField
    'accessibility-limits': prismic.GroupField<{
      text: prismic.KeyTextField
    }>
    'accessibility-complaintName': prismic.KeyTextField
    'accessibility-complaintUrl': prismic.LinkField
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
    'frame-hosts': prismic.GroupField<{
      host: prismic.KeyTextField
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
    content: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice | ImageSlice | GallerySlice | VideoSlice | EmbedSlice | CardsSlice | ColumnsSlice | AccordionSlice | TabsSlice | CarouselSlice | QuoteSlice | CountdownSlice | LogosSlice | TotalsSlice | TickerSlice | MatchingSlice | SupporterSearchSlice | TeamSearchSlice | FeaturedSupportersSlice | RegisterSlice | MapSlice | ShareBarSlice | FormSlice | HtmlSlice | IframeSlice | ReportsSlice | SegmentSlice>
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
    content: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice | ImageSlice | GallerySlice | VideoSlice | EmbedSlice | CardsSlice | ColumnsSlice | AccordionSlice | TabsSlice | CarouselSlice | QuoteSlice | CountdownSlice | LogosSlice | TotalsSlice | TickerSlice | MatchingSlice | SupporterSearchSlice | TeamSearchSlice | FeaturedSupportersSlice | RegisterSlice | MapSlice | ShareBarSlice | FormSlice | HtmlSlice | IframeSlice | ReportsSlice | SegmentSlice>
    admin: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice | ImageSlice | GallerySlice | VideoSlice | EmbedSlice | CardsSlice | ColumnsSlice | AccordionSlice | TabsSlice | CarouselSlice | QuoteSlice | CountdownSlice | LogosSlice | TotalsSlice | TickerSlice | MatchingSlice | SupporterSearchSlice | TeamSearchSlice | FeaturedSupportersSlice | RegisterSlice | MapSlice | ShareBarSlice | FormSlice | HtmlSlice | IframeSlice | ReportsSlice | SegmentSlice>
    team: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice | ImageSlice | GallerySlice | VideoSlice | EmbedSlice | CardsSlice | ColumnsSlice | AccordionSlice | TabsSlice | CarouselSlice | QuoteSlice | CountdownSlice | LogosSlice | TotalsSlice | TickerSlice | MatchingSlice | SupporterSearchSlice | TeamSearchSlice | FeaturedSupportersSlice | RegisterSlice | MapSlice | ShareBarSlice | FormSlice | HtmlSlice | IframeSlice | ReportsSlice | SegmentSlice>
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
    content: prismic.SliceZone<HeroSlice | ProgressSlice | GiftsSlice | StepsSlice | FitnessTotalSlice | LeaderboardSlice | DonationsSlice | DonateSlice | StorySlice | QuestionsSlice | SponsorsSlice | CallToActionSlice | TextSlice | ReceiptSlice | ImageSlice | GallerySlice | VideoSlice | EmbedSlice | CardsSlice | ColumnsSlice | AccordionSlice | TabsSlice | CarouselSlice | QuoteSlice | CountdownSlice | LogosSlice | TotalsSlice | TickerSlice | MatchingSlice | SupporterSearchSlice | TeamSearchSlice | FeaturedSupportersSlice | RegisterSlice | MapSlice | ShareBarSlice | FormSlice | HtmlSlice | IframeSlice | ReportsSlice | SegmentSlice>
    'meta-title': prismic.KeyTextField
    'meta-description': prismic.KeyTextField
    'meta-keywords': prismic.KeyTextField
    'meta-author': prismic.KeyTextField
    'meta-image': prismic.ImageField
    'meta-favicon': prismic.ImageField
  },
  'tag_pages'
>

/** Every document that a repository may contain. */
export type AnyDocument =
  | CustomSiteDocument
  | InternalPageDocument
  | OnboardingDocument
  | SupporterPagesDocument
  | TagPagesDocument
