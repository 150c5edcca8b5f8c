import type { Company } from '@/domain/content/company'
import type { Language } from '@/domain/languages'

type Notice = { title: string; warning: string; addresses: string; points: string[]; platform: string }

/** The notice in both languages: each page shows them both, so that no catalogue has them. */
export const securityNotice = ({
  legalName,
  freelancerPlatform: { name, categories },
}: Company): Record<Language, Notice> => ({
  en: {
    title: 'IMPORTANT SECURITY NOTICE',
    warning:
      'Fraudsters use the names of companies like ours to take money from people who look for work. Please read this before you answer any message.',
    addresses: 'We write to job seekers from these three e-mail addresses only:',
    points: [
      'We charge no registration fee, no subscription fee and no fee after you are hired.',
      'We never send payment links.',
      'We do not guarantee anyone a job. The employer alone decides who is hired.',
      `${legalName} accepts no liability for payments made to unknown third parties.`,
    ],
    platform: `${name}, our associate platform for freelancers, offers ${categories} service categories on a subscription model. It is separate from the jobs on this site, which are free to apply for.`,
  },
  hi: {
    title: 'महत्वपूर्ण सुरक्षा सूचना',
    warning:
      'कुछ ठग हमारे जैसी कंपनियों के नाम पर नौकरी ढूँढने वालों से पैसे ऐंठते हैं। किसी भी संदेश का जवाब देने से पहले कृपया इसे पढ़ लें।',
    addresses: 'नौकरी ढूँढने वालों को हम सिर्फ़ इन तीन पतों से ईमेल भेजते हैं:',
    points: [
      'हम न रजिस्ट्रेशन की फ़ीस लेते हैं, न सदस्यता की, न नौकरी मिलने के बाद कोई फ़ीस।',
      'हम पैसे भेजने का लिंक कभी नहीं भेजते।',
      'हम किसी को नौकरी की गारंटी नहीं देते। किसे रखना है, यह सिर्फ़ कंपनी तय करती है।',
      `किसी अनजान व्यक्ति या कंपनी को दिए गए पैसों के लिए ${legalName} ज़िम्मेदार नहीं है।`,
    ],
    platform: `फ़्रीलांसरों के लिए हमारा साथी प्लेटफ़ॉर्म ${name} है, जो सदस्यता पर ${categories} तरह की सेवाएँ देता है। वह इस साइट की नौकरियों से अलग है, जिनके लिए आवेदन मुफ़्त है।`,
  },
})
