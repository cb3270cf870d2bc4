import './styles/base.css.ts'

export {
  Accordion,
  type AccordionItem,
  type AccordionProps,
  Questions,
  type QuestionsProps,
} from './components/accordion/accordion.tsx'
export {
  ActivityIcon,
  type ActivityIconProps,
  type ActivityType,
  ActivityItem,
  type ActivityItemProps,
  type ActivityMessages,
  ActivityList,
  type ActivityListProps,
} from './components/activity/activity.tsx'
export {
  AmountPicker,
  type AmountOption,
  type AmountPickerProps,
} from './components/amount-picker/amount-picker.tsx'
export { Avatar, AvatarProvider, type AvatarProps } from './components/avatar/avatar.tsx'
export { avatarUrl, getInitials } from './components/avatar/avatar-fallback.ts'
export { Badge, type BadgeProps } from './components/badge/badge.tsx'
export {
  Button,
  ButtonGroup,
  LinkButton,
  type ButtonProps,
  type LinkButtonProps,
  type Action,
  type ActionOverrides,
} from './components/button/button.tsx'
export {
  CallToAction,
  type CallToActionProps,
} from './components/call-to-action/call-to-action.tsx'
export { Card, type CardProps } from './components/card/card.tsx'
export { Carousel, type CarouselProps, type Slide } from './components/carousel/carousel.tsx'
export {
  BarChart,
  type BarChartProps,
  type ChartPoint,
  Sparkline,
  type SparklineProps,
} from './components/chart/chart.tsx'
export {
  type ComponentMessages,
  ComponentMessagesProvider,
  type ComponentMessagesProviderProps,
} from './components/component-messages/component-messages.tsx'
export { CookieBanner, type CookieBannerProps } from './components/cookie-banner/cookie-banner.tsx'
export { Countdown, type CountdownProps } from './components/countdown/countdown.tsx'
export {
  DonationList,
  type DonationListEntry,
  type DonationListProps,
} from './components/donation-list/donation-list.tsx'
export { Embed, type EmbedProps } from './components/embed/embed.tsx'
export { Video, type VideoProps } from './components/embed/video.tsx'
export { ErrorPage, type ErrorPageProps } from './components/error-page/error-page.tsx'
export {
  type FieldLabels,
  Textarea,
  TextField,
  type TextareaProps,
  type TextFieldProps,
} from './components/field/field.tsx'
export { focusHeading } from './focus/focus-heading.ts'
export {
  Toast,
  type ToastProps,
  ToastRegion,
  type ToastRegionProps,
} from './components/toast/toast.tsx'
export { FitnessTotal, type FitnessTotalProps } from './components/fitness-total/fitness-total.tsx'
export { Footer, type FooterColumn, type FooterProps } from './components/footer/footer.tsx'
export {
  FullScreenMessage,
  type FullScreenMessageProps,
} from './components/full-screen-message/full-screen-message.tsx'
export {
  GiftCards,
  type GiftCard,
  type GiftCardsProps,
} from './components/gift-cards/gift-cards.tsx'
export {
  Grid,
  type GridProps,
  Container,
  type ContainerProps,
  Section,
  type SectionBackground,
  type SectionProps,
} from './components/section/section.tsx'
export {
  Header,
  type HeaderAction,
  type HeaderProps,
  type NavigationItem,
} from './components/header/header.tsx'
export { Heading, type HeadingProps } from './components/heading/heading.tsx'
export { Hero, type HeroProps } from './components/hero/hero.tsx'
export { Icon, iconNames, type IconName, type IconProps } from './components/icon/icon.tsx'
export {
  LeaderboardItem,
  type LeaderboardItemProps,
  Leaderboard,
  type LeaderboardProps,
} from './components/leaderboard/leaderboard.tsx'
export {
  Link,
  LinkProvider,
  type LinkComponent,
  type LinkProviderProps,
} from './components/link/link.tsx'
export { ErrorSummary, type ErrorSummaryProps } from './components/message/error-summary.tsx'
export { Message, type MessageProps } from './components/message/message.tsx'
export { Modal, type ModalProps } from './components/modal/modal.tsx'
export { Pagination, type PaginationProps } from './components/pagination/pagination.tsx'
export { imageAtWidths } from './components/picture/image-at-widths.ts'
export { Picture, type PictureProps } from './components/picture/picture.tsx'
export {
  PreviewBanner,
  type PreviewBannerProps,
} from './components/preview-banner/preview-banner.tsx'
export { Progress, type Milestone, type ProgressProps } from './components/progress/progress.tsx'
export { QrCode, type QrCodeProps } from './components/qr-code/qr-code.tsx'
export { RichText, type RichTextProps } from './components/rich-text/rich-text.tsx'
export { decodePolyline, type Place } from './components/route-map/decode-polyline.ts'
export { RouteMap, type RouteMapProps } from './components/route-map/route-map.tsx'
export { Search, type SearchProps, type SearchResult } from './components/search/search.tsx'
export type { SearchMessages } from './components/search/search-messages.ts'
export {
  CopyButton,
  type CopyButtonProps,
  type CopyEnvironment,
  ShareBar,
  type ShareBarProps,
} from './components/share/share.tsx'
export {
  shareNames,
  shareOptions,
  type SharedPage,
  type ShareName,
  type ShareOption,
} from './components/share/share-options.ts'
export { SkipLink } from './components/skip-link/skip-link.tsx'
export {
  SponsorGrid,
  type Sponsor,
  type SponsorGridProps,
} from './components/sponsor-grid/sponsor-grid.tsx'
export { Delayed, type DelayedProps } from './components/spinner/delayed.tsx'
export { Loading, type LoadingProps } from './components/spinner/loading.tsx'
export { Spinner, type SpinnerProps } from './components/spinner/spinner.tsx'
export { Stat, StatGroup, type StatProps } from './components/stat/stat.tsx'
export { Steps, type StepsProps } from './components/steps/steps.tsx'
export { Quote, Story, type QuoteProps, type StoryProps } from './components/story/story.tsx'
export {
  SupporterHead,
  type SupporterHeadProps,
} from './components/supporter-head/supporter-head.tsx'
export {
  Table,
  type TableColumn,
  type TableProps,
  type TableRow,
} from './components/table/table.tsx'
export { Tabs, type Tab, type TabsProps } from './components/tabs/tabs.tsx'
export { Ticker, type TickerProps } from './components/ticker/ticker.tsx'
export { VisuallyHidden } from './components/visually-hidden/visually-hidden.tsx'
export { surface } from './styles/surface.css.ts'
export { vars } from './theme/contract.css.ts'
export type { ImageSource, SafeHtml } from './types.ts'
export {
  CharacterCount,
  type CharacterCountProps,
} from './components/character-count/character-count.tsx'
export {
  Checkbox,
  type CheckboxProps,
  ChoiceGroup,
  type Choice,
  type ChoiceGroupProps,
} from './components/choice/choice.tsx'
export { FileInput, type FileInputProps, FilePreview } from './components/file-input/file-input.tsx'
export { InputStatus, type InputStatusProps } from './components/input-status/input-status.tsx'
export {
  PasswordInput,
  type PasswordInputProps,
} from './components/password-input/password-input.tsx'
export { RequiredMark } from './components/required-mark/required-mark.tsx'
export { Select, type SelectProps } from './components/select/select.tsx'
export { FieldGroup, type FieldGroupProps } from './components/field-group/field-group.tsx'
export {
  RichTextEditor,
  type RichTextEditorProps,
} from './components/rich-text-editor/rich-text-editor.tsx'
export type {
  ImageCropMessages,
  RichTextEditorMessages,
  RichTextTool,
} from './components/component-messages/control-messages.ts'
export { SearchSelect, type SearchSelectProps } from './components/search-select/search-select.tsx'
export type {
  SearchSelectMessages,
  OptionSearch,
  SearchSelectOption,
} from './components/search-select/search-combobox.tsx'
export { ImageCrop, type ImageCropProps } from './components/image-crop/image-crop.tsx'
