/** The pages that links in mails open, and the one that asks for such a mail. */
export const recoveryEn = {
  backToLogin: 'Back to login',
  goOn: 'Continue',
  goToLogin: 'Go to login',
  goToAccount: 'Go to your account',
  failedHeading: 'This link does not work',
  forgotPassword: {
    link: 'Forgot password?',
    title: 'Forgot password',
    heading: 'Forgot your password?',
    text: 'Enter the email address of your account. We will send you a link to choose a new password.',
    send: 'Send link',
    sentHeading: 'Check your email',
    sent: (email: string) =>
      `We have sent a mail to ${email}. If it has an account, the mail has a link that works for 30 minutes.`,
    noMail: 'No mail? Look in your spam folder, or try the address you registered with.',
    again: 'Try another address',
  },
  resetPassword: {
    title: 'Choose a new password',
    text: 'At least 6 characters. All your devices will be logged out.',
    newPassword: 'New password',
    submit: 'Change password',
    requestNew: 'Request a new link',
    changed: { title: 'Password changed', description: 'Log in with your new password.' },
  },
  verifyEmail: {
    title: 'Confirm your email address',
    text: 'Confirm that this address is yours. Then you can log in with it, and reset your password if you forget it.',
    submit: 'Confirm email address',
    doneHeading: 'Email address confirmed',
    done: (email: string) => `${email} belongs to your account. You can log in with it.`,
  },
  undoEmailChange: {
    title: 'Undo the change of address',
    text: 'Your account gets its earlier address back. All devices are logged out, and you choose a new password.',
    submit: 'Undo the change',
    doneHeading: 'Address restored',
    done: (email: string) =>
      `Your account has the address ${email} again. All devices are logged out. We have sent you a mail to choose a new password.`,
  },
};

export type RecoveryMessages = typeof recoveryEn;
