import type { LegalPage } from '#domain/legal/legal-pages.ts';
import { LegalTextPage } from '../../features/legal/legal-text.tsx';

const pageOf = (page: LegalPage) => () => <LegalTextPage page={page} />;

export const TermsPage = pageOf('terms');
export const PrivacyPage = pageOf('privacy');
export const ImprintPage = pageOf('imprint');
export const AccessibilityPage = pageOf('accessibility');
export const ContactPage = pageOf('contact');
