import { Lock, Plus } from 'lucide-react';
import { type SyntheticEvent, useId, useMemo, useRef, useState } from 'react';
import { type Card, isBlank } from '#domain/card/card.ts';
import { onOneLine } from '#domain/card/line-breaks.ts';
import { resolveFormat } from '#domain/card/resolve-card.ts';
import { type TextField, textFieldRecords, textFields } from '#domain/card/text-fields.ts';
import {
  applyDesign,
  type CompanyDesign,
  isBranchRequired,
  personProblems,
} from '#domain/design/company-design.ts';
import { editableFields, submittedContent } from '#domain/design/fill-in.ts';
import { guidesOf } from '#layout/guides.ts';
import { standardShop } from '#print/profile/print-shop.ts';
import { useIsOnline } from '../../shared/api/online.ts';
import { request } from '../../shared/api/request.ts';
import { BackPicture, CardPicture } from '../../shared/card/card-picture.tsx';
import { useTexts } from '../../shared/i18n/use-texts.ts';
import { isEnded } from '../../shared/links/is-ended.ts';
import { type CardCheck, useCardCheck } from '../../shared/links/use-card-check.ts';
import { failureText } from '../../shared/notify/failure-text.ts';
import { featureFailures } from '../../shared/notify/feature-failures.ts';
import { PageHeading } from '../../shared/page/page-heading.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { CheckStrip } from './check-strip.tsx';
import { type FillInDraft, writeDraft } from './fill-in-draft.ts';
import { KeyboardBar } from './keyboard-bar.tsx';
import type { LoadedFillIn } from './load-fill-in.ts';
import { SentCard } from './sent-card.tsx';
import { useWaitingPress } from './use-waiting-press.ts';

type Props = {
  token: string;
  draft: FillInDraft;
  loaded: LoadedFillIn;
  /** The link has ended since it was opened. */
  onEnded: () => void;
};

const noBranch = 'none';

/**
 * The lines of a person with the live card. It can be sent only while neither the rules nor the print check object; while the
 * check runs, a press of the button waits for it.
 */
export function FillInForm({ token, draft, loaded, onEnded }: Props) {
  const { companyName, design, person, waiting, logo } = loaded;
  const fillIn = useTexts('fill-in');
  const { page: t } = fillIn;
  const common = useTexts();
  const isOnline = useIsOnline();
  const form = useRef<HTMLFormElement>(null);
  const [content, setContent] = useState(() => draft.typed ?? waiting ?? person ?? { texts: {} });
  const [sentAt, setSentAt] = useState(draft.typed ? null : (waiting?.sentAt ?? null));
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const { texts, branchId } = content;
  const card = useMemo(
    () =>
      applyDesign(design, {
        texts: { ...texts, labels: person?.texts.labels },
        branchId,
        picture: person?.picture,
        setIn: person?.setIn,
      }),
    [design, texts, branchId, person],
  );
  const check = useCardCheck(card, logo, standardShop);
  const problems = personProblems(design, submittedContent(design, { texts, branchId }));
  const { isWaiting, press, forget } = useWaitingPress(check.state === 'running', () => void send());

  function edit(part: Partial<typeof content>): void {
    const typed = { texts, branchId, ...part };
    setContent(typed);
    setFailure(null);
    forget();
    writeDraft(token, { ...draft, typed });
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setTried(true);
    if (problems.length === 0 && check.state === 'running') press();
    else if (!isSending) void send();
  }

  async function send(): Promise<void> {
    const isReady = problems.length === 0 && check.state === 'done' && check.problems.length === 0;
    if (!isReady || !isOnline) {
      const first = firstWrong(design, problems, check);
      const isBranchMissing = problems.some(({ kind }) => kind === 'branchMissing' || kind === 'branch');
      const other = isBranchMissing ? '[data-office] [role=combobox]' : '[data-check]';
      form.current?.querySelector<HTMLElement>(first ? `[name="${first}"]` : other)?.focus();
      return;
    }
    setSending(true);
    setFailure(null);
    try {
      await request('submitFillIn', {
        link: token,
        body: { key: draft.key, ...submittedContent(design, { texts, branchId }) },
      });
      writeDraft(token, { ...draft, typed: null });
      setSentAt(new Date().toISOString());
      scrollTo(0, 0);
    } catch (error) {
      setFailure(error);
      if (isEnded(error)) onEnded();
    } finally {
      setSending(false);
    }
  }

  if (sentAt !== null)
    return (
      <SentCard loaded={loaded} card={card} sentAt={sentAt} onChange={() => setSentAt(null)}>
        <LiveCard card={card} />
      </SentCard>
    );

  const errorOf = (field: TextField) => {
    const problem = problems.find((one) => 'field' in one && one.field === field);
    const isShown = isTried || !isBlank(texts[field]);
    if (problem && 'field' in problem && isShown) return t.problems[problem.kind];
    if (check.state !== 'done') return undefined;
    return check.problems.find(({ fields }) => fields.includes(field))?.detail;
  };

  return (
    <form ref={form} noValidate className="fill-in-form flex flex-1 flex-col" onSubmit={submit}>
      <div className="fill-in-top sticky top-0 z-10 bg-background">
        <LiveCard card={card} />
        <CheckStrip check={check} design={design} />
      </div>
      <div className="flex flex-1 flex-col">
        <div className="fill-in-lines flex flex-1 flex-col gap-5">
          <PageHeading size="bar" pageTitle={t.title}>
            {t.yourLines}
          </PageHeading>
          <Lines
            design={design}
            content={content}
            person={person}
            errorOf={errorOf}
            isBranchMissing={
              isTried && problems.some(({ kind }) => kind === 'branchMissing' || kind === 'branch')
            }
            onEdit={edit}
          />
          <LockedLines design={design} card={card} />
        </div>
        <div className="fill-in-send border-t border-border bg-background">
          {failure !== null && (
            <p role="alert" className="pb-2 text-sm text-destructive">
              <strong>{t.failed.title}.</strong>{' '}
              {failureText(common, featureFailures.fillIn(fillIn), failure)}
            </p>
          )}
          {!isOnline && failure === null && (
            <p role="status" className="pb-2 text-sm">
              {t.failed.offline}
            </p>
          )}
          {isWaiting && (
            <p role="status" className="pb-2 text-sm">
              {t.check.thenSends}
            </p>
          )}
          <Button
            type="submit"
            size="lg"
            className="w-full whitespace-normal"
            busy={isSending || isWaiting}
            disabled={!isOnline}
          >
            <span className="fill-in-company">{t.send(companyName)}</span>
          </Button>
        </div>
        <KeyboardBar form={form} />
      </div>
    </form>
  );
}

type Content = { texts: LoadedFillIn['design']['card']['content']; branchId?: string | undefined };

type LinesProps = {
  design: CompanyDesign;
  content: Content;
  person: LoadedFillIn['person'];
  errorOf: (field: TextField) => string | undefined;
  isBranchMissing: boolean;
  onEdit: (part: Partial<Content>) => void;
};

/** The inputs of the person. Lines that few people need are shown when they are wanted. */
function Lines({
  design,
  content: { texts, branchId },
  person,
  errorOf,
  isBranchMissing,
  onEdit,
}: LinesProps) {
  const { editor } = useTexts();
  const { page: t } = useTexts('fill-in');
  const [hasAll, setHasAll] = useState(false);
  const fields = editableFields(design);
  const isUsual = (field: TextField) =>
    design.rules[field] === 'required' ||
    !textFieldRecords[field].followsStyleOf ||
    !isBlank(person?.texts[field]) ||
    !isBlank(texts[field]);
  const shown = fields.filter((field) => hasAll || isUsual(field));
  const ofBranch = design.branches.find(({ id }) => id === branchId)?.texts ?? {};
  const latest = useRef(texts);
  latest.current = texts;

  /** Writes a number as those of a list are written. What is typed meanwhile stays as it is. */
  async function formatPhone(field: TextField): Promise<void> {
    const typed = latest.current[field] ?? '';
    if (isBlank(typed)) return;
    const { companyPhone } = await import('./company-phone.ts');
    const formatted = companyPhone(design, branchId, typed);
    if (formatted !== typed && latest.current[field] === typed)
      onEdit({ texts: { ...latest.current, [field]: formatted } });
  }

  return (
    <>
      {shown.map((field) => {
        const { inputMode, autoComplete } = textFieldRecords[field];
        const label = editor.fields[field];
        return (
          <TextInput
            key={field}
            name={field}
            label={design.rules[field] === 'required' ? label : `${label} ${t.optional}`}
            value={onOneLine(texts[field] ?? '')}
            placeholder={ofBranch[field] && onOneLine(ofBranch[field])}
            maxLength={200}
            inputMode={inputMode}
            autoComplete={field === 'fullName' ? 'name' : field === 'email' ? 'email' : autoComplete}
            autoCapitalize={inputMode ? 'none' : undefined}
            enterKeyHint="next"
            required={design.rules[field] === 'required'}
            error={errorOf(field)}
            onChange={({ target }) => onEdit({ texts: { ...texts, [field]: target.value } })}
            onBlur={isPhone(field) ? () => void formatPhone(field) : undefined}
          />
        );
      })}
      {shown.length < fields.length && (
        <Button variant="ghost" icon={Plus} className="-ml-3 h-11 self-start" onClick={() => setHasAll(true)}>
          {t.moreLines}
        </Button>
      )}
      {design.branches.length > 0 && (
        <div data-office>
          <p aria-hidden="true" className="mb-1.5 text-md font-medium tablet:text-sm">
            {t.office}
          </p>
          <Select
            label={t.office}
            value={branchId ?? noBranch}
            options={[
              { value: noBranch, label: isBranchRequired(design) ? t.chooseOffice : t.noOffice },
              ...design.branches.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(chosen) => onEdit({ branchId: chosen === noBranch ? undefined : chosen })}
          />
          <p role="alert" className="pt-1.5 text-sm text-destructive empty:hidden">
            {isBranchMissing && t.problems.branchMissing}
          </p>
        </div>
      )}
    </>
  );
}

function isPhone(field: TextField): boolean {
  return field === 'phone' || field === 'mobile';
}

/** What the company sets: seen, and not editable. */
function LockedLines({ design, card }: { design: CompanyDesign; card: Card }) {
  const { editor } = useTexts();
  const { page: t } = useTexts('fill-in');
  const headingId = useId();
  const locked = textFields.filter(
    (field) => design.rules[field] === 'locked' && !isBlank(card.content[field]),
  );
  if (locked.length === 0) return null;
  return (
    <section className="pt-1" aria-labelledby={headingId}>
      <h2 id={headingId} className="pb-3 font-display text-lg font-semibold">
        {t.setByCompany}
      </h2>
      <dl className="rounded-lg border border-border bg-muted text-muted-foreground lines-y">
        {locked.map((field) => (
          <div key={field} className="flex items-center gap-3 px-3.5 py-3">
            <Lock aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
            <dt className="w-24 shrink-0">{editor.fields[field]}</dt>
            <dd className="min-w-0 wrap-anywhere">{card.content[field]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The front at the width of the phone, small enough to leave the typed line in view, and the back below on a desktop. */
function LiveCard({ card }: { card: Card }) {
  const { page: t } = useTexts('fill-in');
  const { width, height } = guidesOf(resolveFormat(card)).cut;
  const size = {
    aspectRatio: `${width} / ${height}`,
    width: `min(86%, calc(${width / height} * var(--card-height)))`,
  };
  return (
    <div className="fill-in-card bg-canvas">
      <span role="img" aria-label={t.card} className="block" style={size}>
        <CardPicture card={card} />
      </span>
      {card.back && (
        <span role="img" aria-label={t.cardBack} className="fill-in-back" style={size}>
          <BackPicture card={card} />
        </span>
      )}
    </div>
  );
}

function firstWrong(
  design: CompanyDesign,
  problems: ReturnType<typeof personProblems>,
  check: CardCheck,
): TextField | undefined {
  const wrong = new Set<TextField>([
    ...problems.flatMap((problem) => ('field' in problem ? [problem.field] : [])),
    ...(check.state === 'done' ? check.problems.flatMap(({ fields }) => fields) : []),
  ]);
  return editableFields(design).find((field) => wrong.has(field));
}
